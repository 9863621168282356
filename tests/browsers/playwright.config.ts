import { defineConfig } from '@playwright/test';

/**
 * Journeys in browsers besides Chromium (`npm run test:browsers`). Playwright only runs the tests: the browsers are
 * those of the machine, driven by WebDriver.
 */
const portal = process.env.PORTAL_PORT ?? '8100';
const subsystems = process.env.SUBSYSTEM_PORT ?? '8110';

export default defineConfig<object, { browserTitle: string }>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  workers: 1,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: ['Firefox', 'WebKitGTK'].map((name) => ({ name, use: { browserTitle: name } })),
  use: { baseURL: `http://localhost:${portal}` },
  webServer: {
    command: 'node scripts/preview.mjs',
    cwd: '../..',
    url: `http://localhost:${portal}/`,
    env: { PORTAL_PORT: portal, SUBSYSTEM_PORT: subsystems },
    reuseExistingServer: process.env.PORTAL_REUSE === '1',
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
