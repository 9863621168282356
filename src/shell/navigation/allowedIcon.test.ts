import { allowedIcon } from './allowedIcon';

const allowed = (icon: string | null) =>
  allowedIcon(icon, { fileHost: 'https://files.example' }, 'https://portal.example');

test.each([
  ['/_files/icons/lift', 'https://portal.example/_files/icons/lift'],
  ['https://files.example/a.svg', 'https://files.example/a.svg'],
])('R089 %s is loaded', (icon, address) => {
  expect(allowed(icon)).toBe(address);
});

test.each([
  ['https://evil.example/a.svg'],
  ['//evil.example/a.svg'],
  ['http://files.example/a.svg'],
  ['https://files.example.evil.example/a'],
  ['javascript:alert(1)'],
  ['data:image/svg+xml,<svg/>'],
  ['https://['],
  [''],
  [null],
])('R089 %s is not loaded', (icon) => {
  expect(allowed(icon)).toBeNull();
});
