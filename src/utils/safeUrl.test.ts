import { hostileAddresses, hostileMarkup } from '../../tests/support/hostileInputs';
import { safeUrl } from './safeUrl';

const own = 'https://portal.example';

describe('T16 a safe address', () => {
  test.each([
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['HTTP://EXAMPLE.org', 'http://example.org/'],
    ['mailto:service@example.org', 'mailto:service@example.org'],
    ['tel:+8613812345678', 'tel:+8613812345678'],
    ['/help?applyState=6#top', '/help?applyState=6#top'],
    ['  /home ', '/home'],
    ['/公告/一', '/%E5%85%AC%E5%91%8A/%E4%B8%80'],
  ])('%s is %s', (address, normal) => expect(safeUrl(address, own)).toBe(normal));

  test.each([
    undefined,
    null,
    7,
    {},
    [],
    'home',
    '#top',
    '?x=1',
    '..',
    'https://a:b@c.example',
    '//c.example',
    '/\\c.example',
  ])('%p is refused', (address) => expect(safeUrl(address, own)).toBeUndefined());

  test('of any hostile input leads only to the web, mail, telephone, or the portal itself', () => {
    const wrong = [...hostileAddresses(), ...hostileMarkup()].filter((address) => {
      const result = safeUrl(address, own);
      if (result === undefined) return false;
      const url = new URL(result, own);
      if (result.startsWith('/')) return url.origin !== own || result.startsWith('//');
      const isPlain = url.username === '' && url.password === '' && url.href === result;
      return !isPlain || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
    });
    expect(wrong).toEqual([]);
  });
});
