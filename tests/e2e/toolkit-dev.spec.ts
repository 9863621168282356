import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/portal';

const run = promisify(execFile);

// `npm run test:create` of the package does the same with every stack, installed by npm.
test('R034 A37 portal dev, packed and without a checkout: an edit is seen in the portal that it carries, and by a link in a deployed one', async ({
  portal,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const deployed = ['--in', baseURL!, '--token', portal.token()];
  const { stdout } = await run(process.execPath, ['packages/portal-cli/tests/dev-all.mjs', ...deployed]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toMatch(/✓ plain: sandbox/);
  expect(stdout).toMatch(/✓ react: frame.* what was typed kept/);
  expect(stdout).toMatch(/✓ deployed: asked, opened, an edit seen after \d+ ms, reset/);
  expect(stdout).toMatch(/3 programs, 0 wrong/);
});
