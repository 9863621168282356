import { originOrKeyword, redact, redactPath } from './redact.mjs';

describe('T1 T18 a text is stored without tokens and personal data', () => {
  test.each([
    [
      'at f (https://lift.example/js/p__a.0123abcd.async.js:1:20455)',
      'at f (https://lift.example/js/p__a.0123abcd.async.js:1:20455)',
    ],
    ['f@https://lift.example/app.js?v=12:10:5', 'f@https://lift.example/app.js:10:5'],
    ['https://user:word@api.example/people/13800138000', 'https://api.example/people/[number]'],
    ['https://api.example/%E5%BC%A0%E4%BC%9F/x', 'https://api.example/[text]/x'],
    ['https://api.example/%', 'https://api.example/%'],
    ['token: abcdef12', '[token]'],
    ['{"ssoToken":"abc"}', '{"[token]"}'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'Bearer [token]'],
    ['wang.wei@property-group.example', '[e-mail]'],
    ['11010519491231002X', '[number]'],
    ['0755-26600000', '[number]'],
    ['张伟 not found', '[text] not found'],
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
  ])('%s', (text, stored) => {
    expect(redact(text)).toBe(stored);
  });

  test('a long text is cut before it is searched', () => {
    expect(redact('a '.repeat(1e6), 100)).toHaveLength(100);
  });

  test('a path has no origin and no query', () => {
    expect(redactPath('https://portal.example/home?x=1')).toBe('/home');
    expect(redactPath('https://portal.example')).toBe('/');
    expect(redactPath('/lift?x')).toBe('/lift');
    expect(redactPath('')).toBe('/');
  });

  test('of what was blocked the origin or the keyword stays', () => {
    expect(['inline', 'https://a.example/b?c', 'x y'].map(originOrKeyword)).toEqual([
      'inline',
      'https://a.example',
      'unreadable',
    ]);
  });
});
