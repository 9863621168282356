import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

// `npm run test:check` of the package opens a program for every finding.
test('R034 T19 F13 portal check opens programs in a portal, and names exactly what only shows while they run', async () => {
  // Five starts of the portal and of a browser.
  test.setTimeout(300_000);
  await run(process.execPath, ['packages/portal-cli/build.mjs']);
  const names = ['no-defect', 'leaves-timers', 'second-mount-fails', 'style-leak', 'origin-not-admitted'];
  const { stdout } = await run(process.execPath, ['packages/portal-cli/tests/check-all.mjs', ...names]);
  expect(stdout).toMatch(/5 programs in \d+ s, 0 wrong/);
});
