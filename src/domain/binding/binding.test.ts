import fc from 'fast-check';
import { cleanCode, cleanPhone, resendAt, isMobile, validateCode, acceptResendAt, waitSeconds } from '.';

describe('R183 R323 the phone of the old account', () => {
  test.each([
    ['+86 138 1234 5678', '13812345678'],
    ['+86-138-1234-5678', '13812345678'],
    ['0086 13812345678', '13812345678'],
    ['8613812345678', '13812345678'],
    [' 138\u00a01234\u20135678 ', '13812345678'],
    ['１３８１２３４５６７８', '13812345678'],
    ['\u202d13812345678\u202c', '13812345678'],
    ['(138) 1234.5678', '13812345678'],
  ])('%j is cleaned to %s and passes', (typed, phone) => {
    expect(cleanPhone(typed)).toBe(phone);
    expect(isMobile(cleanPhone(typed))).toBe(true);
  });

  test.each(['13', '14', '15', '16', '17', '18', '19'])('numbers that start with %s pass', (start) =>
    expect(isMobile(`${start}012345678`)).toBe(true),
  );

  test.each([
    '',
    '12012345678',
    '10012345678',
    '23812345678',
    '1381234567',
    '138123456789',
    '1381234567a',
    '+85213812345678',
    '861381234567',
    '138 1234',
  ])('%j does not pass', (typed) => expect(isMobile(cleanPhone(typed))).toBe(false));

  test('characters that are not part of a number stay visible', () => expect(cleanPhone('abc 12')).toBe('abc12'));

  test('cleaning is idempotent and never turns one number into another', () => {
    const digits = fc.stringMatching(/^1[3-9]\d{9}$/);
    const prefix = fc.constantFrom('', '+86', '0086', '86', '+86 ');
    const between = fc.constantFrom('', ' ', '-', '\u2013', '\u00a0');
    fc.assert(
      fc.property(digits, prefix, between, (phone, before, separator) => {
        const typed = before + [...phone].join(separator);
        expect(cleanPhone(typed)).toBe(phone);
      }),
    );
    fc.assert(fc.property(fc.string(), (typed) => expect(cleanPhone(cleanPhone(typed))).toBe(cleanPhone(typed))));
  });
});

describe('R158 R184 R185 the code', () => {
  test.each([
    [' 12-34', '1234'],
    ['12 34', '1234'],
    ['12345', '1234'],
    ['１２３４', '1234'],
    ['12a4', '124'],
    ['', ''],
    ['abc', ''],
  ])('%j is cleaned to %j', (typed, code) => expect(cleanCode(typed)).toBe(code));

  test.each([
    ['', 'missing'],
    ['1', 'wrong'],
    ['123', 'wrong'],
    ['1234', null],
    ['12345', 'wrong'],
    ['١٢٣٤', 'wrong'],
  ])('the verdict on %j is %s', (code, fault) => expect(validateCode(code)).toBe(fault));

  test('any input is cleaned to at most four plain digits', () => {
    fc.assert(fc.property(fc.string(), (typed) => expect(cleanCode(typed)).toMatch(/^[0-9]{0,4}$/)));
  });
});

describe('R177 R313 F40 T26 the wait for the next code', () => {
  const now = 1_700_000_000_000;

  test.each([
    [0, 60],
    [1, 60],
    [999, 60],
    [1_000, 59],
    [20_000, 40],
    [59_000, 1],
    [59_999, 1],
    [60_000, 0],
    [60_001, 0],
    [86_400_000, 0],
  ])('%s ms after sending %s seconds are left', (passed, seconds) => {
    const end = acceptResendAt(resendAt(now), now + passed);
    expect(waitSeconds(end, now + passed)).toBe(seconds);
  });

  test('after the clock is set back by a day, the wait is at most one full countdown', () => {
    const yesterday = now - 86_400_000;
    expect(acceptResendAt(resendAt(now), yesterday)).toBe(resendAt(yesterday));
  });

  test.each([null, undefined, '1700000060000', Number.NaN, Number.POSITIVE_INFINITY, {}, -1])(
    'a stored %p counts as no wait',
    (end) => expect(acceptResendAt(end, now)).toBeNull(),
  );

  test('any stored value and any clock leave between 0 and 60 seconds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.double({ noNaN: true, min: 0, max: 4e12 }), (stored, at) => {
        const seconds = waitSeconds(acceptResendAt(stored, at), at);
        expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 60).toBe(true);
      }),
    );
  });
});
