import fc from 'fast-check';
import { nameFromDisposition, safeFileName } from './safeFileName';

test.each([
  ['操作手册.pdf', '操作手册.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..\\..\\x.dll', '_.._x.dll'],
  ['a/b\\c:d*e?f"g<h>i|j.txt', 'a_b_c_d_e_f_g_h_i_j.txt'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['a\u200B\u2066\uFEFFb.txt', 'ab.txt'],
  ['a\u0000\r\n\tb.txt', 'ab.txt'],
  ['name.txt...', 'name.txt'],
  ['name.txt. . ', 'name.txt'],
  ['.htaccess', 'htaccess'],
  ['', 'download'],
  ['...', 'download'],
  ['///', 'download'],
  ['\u202E', 'download'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console.txt', 'console.txt'],
  ['a\uD800b', 'ab'],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(196)}.pdf`],
  [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(196)}.pdf`],
  ['x'.repeat(300), 'x'.repeat(200)],
])('R285 %j is saved as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test('R285 no name, whatever it is, leaves anything dangerous behind', () => {
  const nasty = fc.constantFrom('/', '\\', '..', ':', '\u202E', '\u0000', '"', '<', '|', '.', ' ', '\u2028', '字', 'a');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.array(nasty).map((all) => all.join('')),
      ),
      (name) => {
        const safe = safeFileName(name);
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/u);
        expect(safe).not.toMatch(/^\.|[.\s]$/);
        expect([...safe].length).toBeGreaterThan(0);
        expect([...safe].length).toBeLessThanOrEqual(200);
        expect(safeFileName(safe)).toBe(safe);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  [null, undefined],
  ['', undefined],
  ['attachment', undefined],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="two words.pdf"', 'two words.pdf'],
  ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
  ["attachment; filename*=UTF-8''%E6%89%8B%E5%86%8C.pdf", '手册.pdf'],
  ['attachment; filename="x.pdf"; filename*=utf-8\'zh\'%E6%89%8B%E5%86%8C.pdf', '手册.pdf'],
  ["attachment; filename=x.pdf; filename*=UTF-8''%E6%8", 'x.pdf'],
])('R285 the header %j names %j', (header, expected) => {
  expect(nameFromDisposition(header)).toBe(expected);
});
