// npm run test:create: creates a project of every stack, and installs each by npm. Takes minutes, and needs the registry.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const jest = ['node_modules/jest/bin/jest.js', 'packages/portal-cli/tests/create.test.mjs'];
const { status } = spawnSync(process.execPath, jest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORTAL_CREATE: 'all' },
});
process.exit(status ?? 1);
