import { grantedCode, navigateGranted } from './accessGrant';

test('R083 T18 a grant counts during its navigation only', () => {
  expect(grantedCode()).toBeNull();
  const during: unknown[] = [];
  navigateGranted('workorder', () => during.push(grantedCode()));
  expect(during).toEqual(['workorder']);
  expect(grantedCode()).toBeNull();
});

test('T18 a navigation that fails leaves no grant', () => {
  expect(() =>
    navigateGranted('workorder', () => {
      throw new Error('refused');
    }),
  ).toThrow('refused');
  expect(grantedCode()).toBeNull();
});
