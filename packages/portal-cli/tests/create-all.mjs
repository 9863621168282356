// npm run test:create: creates a project of every stack, and installs each by npm. Takes minutes, and needs the registry.
//   -- umi   only this stack
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// What is packed carries the portal, so that the check opens the programs in it.
const { status: built } = spawnSync(process.execPath, ['packages/portal-cli/build.mjs', '--portal'], {
  cwd: root,
  stdio: 'inherit',
});
if (built !== 0) process.exit(built ?? 1);
const [stack] = process.argv.slice(2);
const jest = [
  ...['node_modules/jest/bin/jest.js', 'packages/portal-cli/tests/create.test.mjs'],
  ...(stack ? ['-t', `${stack}: `] : []),
];
const { status } = spawnSync(process.execPath, jest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORTAL_CREATE: 'all' },
});
process.exit(status ?? 1);
