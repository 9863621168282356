import { isProgram } from './isProgram';

test.each([
  ['bad.exe', true],
  ['BAD.EXE ', true],
  ['invoice.pdf.js', true],
  ['setup.msi', true],
  ['清单.xlsx', false],
  ['exe', false],
  ['exe.pdf', false],
  ['', false],
])('R208 %j is a program: %s', (name, expected) => expect(isProgram(name)).toBe(expected));
