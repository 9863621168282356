import { isLongContent, isNews, noticeTone } from './display';

describe('notice', () => {
  test.each([
    [1, 'green'],
    ['1', 'green'],
    [2, 'blue'],
    ['9', 'blue'],
    [null, 'blue'],
    [undefined, 'blue'],
    ['', 'blue'],
  ])('R134 R006 column %p has a %s tag', (code, tone) => {
    expect(noticeTone(code)).toBe(tone);
  });

  test('R116 R325 F47 the raw length decides: 300 characters are short, 301 are long, tags count', () => {
    expect(isLongContent('x'.repeat(300))).toBe(false);
    expect(isLongContent('x'.repeat(301))).toBe(true);
    expect(isLongContent(`<p>${'x'.repeat(294)}</p>`)).toBe(true);
    expect(isLongContent(null)).toBe(false);
  });

  test('R006 a notice counts as new for a week', () => {
    const now = Date.UTC(2026, 10, 21);
    const day = 24 * 60 * 60 * 1000;
    expect(isNews(now - 6 * day, now)).toBe(true);
    expect(isNews(now - 7 * day, now)).toBe(false);
    expect(isNews(null, now)).toBe(false);
  });
});
