import { quoteNames } from './quoteNames';

test.each([
  [['甲'], '“甲”'],
  [['甲', '乙', '丙', '丁', '戊'], '“甲”、“乙”、“丙”、“丁”、“戊”'],
  [['甲', '乙', '丙', '丁', '戊', '己', '庚'], '“甲”、“乙”、“丙”、“丁”、“戊”及其他 2 项'],
])('R044 R240 a question names at most five rows: %j', (names, words) => expect(quoteNames(names)).toBe(words));
