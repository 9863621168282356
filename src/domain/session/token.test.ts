import fc from 'fast-check';
import { findToken, isWellFormedToken } from './token';

const GOOD = 'persona-demo.w1';
const long = (length: number) => 'a'.repeat(length);

/** A query and the token it gives (T2). */
const hostile: [query: string, token: string | null, why: string][] = [
  ['?ssoToken=', null, 'empty'],
  ['?ssoToken', null, 'without a value'],
  ['?ssoToken=abc', null, 'too short'],
  [`?ssoToken=${long(7)}`, null, 'one too short'],
  [`?ssoToken=${long(8)}`, long(8), 'just long enough'],
  [`?ssoToken=${long(2048)}`, long(2048), 'just short enough'],
  [`?ssoToken=${long(2049)}`, null, 'one too long'],
  [`?ssoToken=${long(5000)}`, null, 'five kilobytes'],
  [`?ssoToken=${'%2B'.repeat(2048)}`, null, 'fits the pattern but no cookie'],
  ['?ssoToken=T1234567;%20Domain=evil.example', null, 'a cookie attribute'],
  ['?ssoToken=T1234567%3B%20Path%3D%2F', null, 'an encoded cookie attribute'],
  ['?ssoToken=T1234567%3B', null, 'a semicolon at the end'],
  ['?ssoToken=T1234567,other=1', null, 'a comma'],
  ['?ssoToken=T1234567%0D%0ASet-Cookie:a=b', null, 'a header of its own'],
  ['?ssoToken=T1234567%00', null, 'a null character'],
  ['?ssoToken=T1234567%20', null, 'a space'],
  ['?ssoToken=%22T1234567%22', null, 'quotes'],
  ['?ssoToken=<script>1</script>', null, 'markup'],
  ['?ssoToken=%3Cimg%20src%3Dx%3E', null, 'encoded markup'],
  ['?ssoToken=javascript:alert(1)', null, 'a script address'],
  ['?ssoToken=令牌令牌令牌令牌', null, 'Chinese'],
  ['?ssoToken=%E4%BB%A4%E7%89%8C%E4%BB%A4%E7%89%8C', null, 'encoded Chinese'],
  ['?ssoToken=T1234567%', null, 'half an escape'],
  ['?ssoToken=%FF%FE%FD%FC%FB%FA%F9%F8', null, 'no UTF-8'],
  ['?ssoToken=T1234567\\evil', null, 'a backslash'],
  ['?ssoToken=T1234567#x', null, 'a hash'],
  ['?ssotoken=T12345678', null, 'another spelling of the name'],
  ['?ssoToken[]=T12345678', null, 'a list'],
  ['?xssoToken=T12345678', null, 'the name as an end'],
  ['?ssoToken=T12345678\n', null, 'a line break'],
  [`?ssoToken=bad!&ssoToken=${GOOD}`, GOOD, 'the last one good'],
  [`?ssoToken=${GOOD}&ssoToken=bad!`, GOOD, 'the last one bad: the last well-formed counts'],
  [`?ssoToken=first-token&ssoToken=${GOOD}`, GOOD, 'two good ones: the last'],
  [`?ssoToken=${GOOD}&ssoToken=`, GOOD, 'an empty one after it'],
  ['?ssoToken=ab+cd/ef==', 'ab+cd/ef==', 'a plus stays a plus'],
  ['?ssoToken=ab%2Bcd%2Fef%3D%3D', 'ab+cd/ef==', 'encoded Base64'],
  [`?%73soToken=${GOOD}`, GOOD, 'the name escaped'],
  [`?a=1&ssoToken=${GOOD}&returnUrl=//evil.example`, GOOD, 'between others'],
];

describe('T2 R151 token in the address', () => {
  test.each(hostile)('%s gives %s (%s)', (query, token) => expect(findToken(query, '').token).toBe(token));

  test('a token in the hash is ignored but removed', () => {
    expect(findToken('', `#ssoToken=${GOOD}`)).toEqual({ isPresent: true, token: null });
    expect(findToken('', `#/?ssoToken=${GOOD}`)).toEqual({ isPresent: true, token: null });
    expect(findToken('', '#/login')).toEqual({ isPresent: false, token: null });
  });

  test('a malformed token is removed from the address too', () =>
    expect(findToken('?ssoToken=%3Cb%3E', '')).toEqual({ isPresent: true, token: null }));

  test('no accepted token can break out of a cookie', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w.~+/=-]{8,2048}$/)), (value) => {
        if (!isWellFormedToken(value)) return;
        const cookie = `ssoToken=${encodeURIComponent(value)}`;
        expect(cookie).not.toMatch(/[;,\s"\\]/);
        expect(cookie.length).toBeLessThanOrEqual(4096);
      }),
    );
  });
});
