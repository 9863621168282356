import { isInstalled } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'portal' },
    'packages/sdk': { version: '1.0.0' },
    'node_modules/@portal/sdk': { resolved: 'packages/sdk', link: true },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/only-on-mac': { version: '1.0.0', optional: true },
  },
};
const record = { packages: { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } } };

test('an install is compared with the lock file, except for links and packages of other platforms', () => {
  expect(isInstalled(lock, record)).toBe(true);
});

test.each([
  ['nothing is installed', undefined],
  ['the install was interrupted', {}],
  ['a package is missing', { packages: {} }],
  [
    'a package has another version',
    { packages: { 'node_modules/react': { version: '19.2.0', integrity: 'sha512-b' } } },
  ],
  [
    'a package has other contents',
    { packages: { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } } },
  ],
])('an install is needed if %s', (_, found) => {
  expect(isInstalled(lock, found)).toBe(false);
});
