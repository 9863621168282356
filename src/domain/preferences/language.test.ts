import { chooseLanguage, isLanguage } from '.';

test.each([
  [undefined, 'zh', 'zh-CN'],
  [undefined, 'zh-TW', 'zh-CN'],
  [undefined, 'zh-Hans-CN', 'zh-CN'],
  [undefined, 'ZH-cn', 'zh-CN'],
  [undefined, 'en-GB', 'en-US'],
  [undefined, 'de', 'en-US'],
  [undefined, '', 'en-US'],
  [undefined, undefined, 'en-US'],
  ['en-US', 'zh-CN', 'en-US'],
  ['zh-CN', 'en-US', 'zh-CN'],
  ['fr', 'zh-CN', 'zh-CN'],
  [{}, 'en', 'en-US'],
])('stored %s in a %s browser gives %s', (stored, browser, language) =>
  expect(chooseLanguage(stored, browser)).toBe(language),
);

test('only the two languages are valid', () => {
  expect(isLanguage('zh-CN')).toBe(true);
  for (const other of ['zh', 'toString', null, undefined, 1]) expect(isLanguage(other)).toBe(false);
});
