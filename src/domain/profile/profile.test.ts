import fc from 'fast-check';
import { identityOf, maskPhone } from '.';

test.each([
  ['13812345678', '138****5678'],
  ['+8613812345678', '+86*******5678'],
  ['12345678', '123*5678'],
  ['1234567', '*****67'],
  ['12', '*2'],
  ['1', '*'],
  ['', ''],
])('R020 the phone %s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

test('R020 a masked number shows at most seven digits and always hides some', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), (phone) => {
      const shown = maskPhone(phone);
      expect(shown).toHaveLength(phone.length);
      expect(shown.replaceAll('*', '').length).toBeLessThanOrEqual(7);
      expect(shown).toContain('*');
    }),
  );
});

test.each([
  [4, 'review'],
  [5, 'unverified'],
  [1, 'verified'],
  [9, 'verified'],
  [0, 'unknown'],
  [null, 'unknown'],
])('R020 R162 R163 identity status %p is %s', (state, kind) => {
  expect(identityOf(state)).toBe(kind);
});
