import { textLanguage } from './textLanguage';

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  ['en-US', '关于消防检查的通知', 'zh-CN'],
  ['en-US', 'App 端', 'zh-CN'],
  ['en-US', 'Notice', undefined],
  ['en-US', '', undefined],
  ['en-US', null, undefined],
  ['zh-CN', '关于消防检查的通知', undefined],
])('B9 B10 on a page in %s the text %j has lang=%s', (language, text, expected) => {
  document.documentElement.lang = language;
  expect(textLanguage(text)).toBe(expected);
});
