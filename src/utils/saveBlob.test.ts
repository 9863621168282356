import fc from 'fast-check';
import { hostileAddresses, hostileMarkup } from '../../tests/support/hostileInputs';
import { safeFileName, saveBlob } from './saveBlob';

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

const expectSafe = (name: string) => {
  const safe = safeFileName(name);
  expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/u);
  expect(safe).not.toMatch(/^\.|[.\s]$/);
  expect([...safe].length).toBeGreaterThan(0);
  expect([...safe].length).toBeLessThanOrEqual(200);
  expect(safeFileName(safe)).toBe(safe);
};

test('T16 R285 no hostile text keeps dangerous characters, nor its extension in disguise', () => {
  for (const text of [...hostileMarkup(), ...hostileAddresses()]) {
    expectSafe(text);
    expectSafe(`${text}.exe\u202Efdp.`);
  }
});

test('R285 no name of any kind keeps dangerous characters', () => {
  const nasty = fc.constantFrom('/', '\\', '..', ':', '\u202E', '\u0000', '"', '<', '|', '.', ' ', '\u2028', '字', 'a');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.array(nasty).map((all) => all.join('')),
      ),
      expectSafe,
    ),
    { numRuns: 500 },
  );
});

test('R285 a blob is saved under a safe name, and its URL is revoked when a browser that asks first has started', () => {
  jest.useFakeTimers();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  const revoke = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  saveBlob(new Blob(['x']), '工单/App.png');
  expect(names).toEqual(['工单_App.png']);
  expect(document.querySelector('a')).toBeNull();
  jest.advanceTimersByTime(39_999);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledWith('blob:test');
});
