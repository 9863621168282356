import { zip } from './zip';

/** Text of a small document, independent of the file format. */
export interface DocumentText {
  title: string;
  sections: { heading: string; lines: string[] }[];
}

/** A sheet: its first row is the header. */
export type Sheet = (string | number)[][];

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const contentTypes = (parts: [path: string, type: string][]) =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
    .map(
      ([path, type]) =>
        `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`;

const relationships = (target: string, type: string) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/${type}" Target="${target}"/></Relationships>`;

/** A .docx that Word, WPS and LibreOffice can open. */
export function docx({ title, sections }: DocumentText): Buffer {
  const paragraph = (text: string, size: number, bold: boolean) =>
    `<w:p><w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
  const body = [
    paragraph(title, 18, true),
    ...sections.flatMap(({ heading, lines }) => [
      paragraph(heading, 14, true),
      ...lines.map((line) => paragraph(line, 11, false)),
    ]),
  ].join('');
  return zip({
    '[Content_Types].xml': contentTypes([['/word/document.xml', 'wordprocessingml.document.main']]),
    '_rels/.rels': relationships('word/document.xml', 'officeDocument'),
    'word/document.xml': `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  });
}

const columnName = (index: number) => String.fromCharCode(65 + index);

/** An .xlsx with one sheet. */
export function xlsx(sheetName: string, rows: Sheet): Buffer {
  const cells = rows
    .map(
      (row, rowIndex) =>
        `<row r="${rowIndex + 1}">${row
          .map((cell, index) => {
            const place = `${columnName(index)}${rowIndex + 1}`;
            return typeof cell === 'number'
              ? `<c r="${place}"><v>${cell}</v></c>`
              : `<c r="${place}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
          })
          .join('')}</row>`,
    )
    .join('');
  return zip({
    '[Content_Types].xml': contentTypes([
      ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
      ['/xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
    ]),
    '_rels/.rels': relationships('xl/workbook.xml', 'officeDocument'),
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships('worksheets/sheet1.xml', 'worksheet'),
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEET}"><cols><col min="1" max="12" width="18" customWidth="1"/></cols><sheetData>${cells}</sheetData></worksheet>`,
  });
}

/** Plain text with a byte order mark, as Windows Notepad saves it. */
export const plainText = ({ title, sections }: DocumentText): Buffer =>
  Buffer.from(
    `\uFEFF${title}\r\n\r\n${sections
      .map(({ heading, lines }) => `【${heading}】\r\n${lines.join('\r\n')}`)
      .join('\r\n\r\n')}\r\n`,
    'utf8',
  );
