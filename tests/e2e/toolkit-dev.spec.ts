import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

// `npm run test:create` of the package does the same with every stack, installed by npm.
test('R034 portal dev, packed and without a checkout, shows an edit in a portal whose page stays', async () => {
  // A failed run names what was wrong in its output only.
  const { stdout } = await run(process.execPath, ['packages/portal-cli/tests/dev-all.mjs']).catch(
    ({ message, stdout: output }: Error & { stdout: string }) => {
      throw new Error(`${message}\n${output}`);
    },
  );
  expect(stdout).toMatch(/✓ plain: sandbox/);
  expect(stdout).toMatch(/✓ react: frame.* what was typed kept/);
  expect(stdout).toMatch(/2 programs, 0 wrong/);
});
