// A table as a file that spreadsheets open (R044): quoted where needed, with a byte order mark for Chinese, and with
// nothing in it that a spreadsheet would take for a formula.

const BYTE_ORDER_MARK = '\uFEFF';

/** A text that starts like a formula is written as text: what came from other people must not be computed. */
const tame = (value: string) =>
  /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+([.,]\d+)*%?$/.test(value) ? `'${value}` : value;

const cell = (value: string) => {
  const tamed = tame(value);
  return /[",\r\n]/.test(tamed) ? `"${tamed.replaceAll('"', '""')}"` : tamed;
};

/** The text of a CSV file (RFC 4180) with these lines. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
