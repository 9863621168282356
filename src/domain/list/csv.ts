// Exports a table as CSV (R044): quoted where needed, with a byte order mark for Chinese, and without formulas
// (CSV injection).

const BYTE_ORDER_MARK = '\uFEFF';

/** Prefixes formulas with a quote, so that a spreadsheet does not run text written by other people. */
const escapeFormula = (value: string) =>
  /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+([.,]\d+)*%?$/.test(value) ? `'${value}` : value;

const cell = (value: string) => {
  const tamed = escapeFormula(value);
  return /[",\r\n]/.test(tamed) ? `"${tamed.replaceAll('"', '""')}"` : tamed;
};

/** CSV text (RFC 4180) of these rows. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
