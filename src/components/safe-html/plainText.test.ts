import { plainText } from './plainText';

test.each([
  ['<p>周六停水。</p><p>请储水。</p>', '周六停水。\n请储水。'],
  ['<h2>安排</h2><ul><li><p>周一</p></li><li><p>周二</p></li></ul>', '安排\n周一\n\n周二'],
  ['<p>一<br>二</p>', '一\n二'],
  ['<table><tbody><tr><td>甲</td><td>乙</td></tr><tr><td>丙</td></tr></tbody></table>', '甲\t乙\n丙'],
  ['<p>a &lt; b</p><script>alert(1)</script>', 'a < b'],
  ['', ''],
])('R047 the plain text of %j is %j', (markup, text) => {
  expect(plainText(markup)).toBe(text);
});
