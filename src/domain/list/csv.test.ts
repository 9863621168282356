import { toCsv } from '.';

describe('CSV export of a list', () => {
  test.each([
    ['plain', 'plain'],
    ['逗号,在内', '"逗号,在内"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
    ['+86 138', "'+86 138"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['-12.5', '-12.5'],
    ['+3%', '+3%'],
    ['', ''],
  ])('R044 %j is written as %j', (value, expected) => {
    expect(toCsv([[value, 'x']])).toBe(`\uFEFF${expected},x\r\n`);
  });

  test('R044 every line ends with CRLF as RFC 4180 requires', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFFa,b\r\n1,2\r\n');
    expect(toCsv([])).toBe('\uFEFF');
  });
});
