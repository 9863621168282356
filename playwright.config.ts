import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './tests/support/portal';

/**
 * Browser tests run against the production build with the mock world behind it, on ports of their own, so that
 * they can run beside `npm start`. `PORTAL_URL` points them at a portal that runs already.
 */
const portal = process.env.PORTAL_PORT ?? '8100';
const subsystems = process.env.SUBSYSTEM_PORT ?? '8110';
const running = process.env.PORTAL_URL;

const chromium =
  process.env.CHROMIUM_PATH ??
  execFileSync(process.execPath, ['scripts/find-chromium.mjs'], { encoding: 'utf8' }).trim();

/** Chromium refuses its sandbox to root; the rest keeps it from talking to anybody but the portal. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What makes a start of the portal cheap: the pages of a worker share a renderer process, which keeps compiled scripts
 * (tests/support/sharedContext.ts); code that runs once is not optimised, and compiled code is kept for the next
 * test; nothing is painted in a process of its own.
 */
const cheap = ['--process-per-site', '--in-process-gpu', '--js-flags=--no-turbofan --no-maglev --no-flush-bytecode'];

export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: Number(process.env.PORTAL_WORKERS ?? 2),
  // A shared machine may stall for longer than any wait; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Against tests that hang, not against slow ones: machines differ by several times.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }], ['./scripts/reporters/playwright.cjs']],
  use: {
    baseURL: running ?? `http://localhost:${portal}`,
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromium, args: [...asRoot, ...quiet, ...cheap] },
  },
  projects: [
    // The journeys marked for it once more behind the nginx of production, with motion: one, so one worker. First: as the
    // last ones they would leave a core without work.
    { name: 'nginx', grep: /@nginx/, workers: 1, use: { server: 'nginx', ignoreHTTPSErrors: true } },
    // Without motion a click lands where Playwright has aimed, however busy the machine is.
    { name: 'preview', use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  webServer: running
    ? undefined
    : {
        command: 'node scripts/preview.mjs',
        url: `http://localhost:${portal}/`,
        env: { PORTAL_PORT: portal, SUBSYSTEM_PORT: subsystems },
        // Against a server that hangs, not against a slow one.
        timeout: 600_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      },
});
