import { readFileSync } from 'node:fs';
import { originOrKeyword, redact, redactPath } from './redact.mjs';

/** The portal's own rules have the same examples (src/utils/redact.test.ts). */
const examples = JSON.parse(readFileSync(new URL('./redact.examples.json', import.meta.url), 'utf8'));

describe('T1 T18 a text is stored without tokens and personal data', () => {
  test.each(examples)('%s', (text, stored) => {
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
