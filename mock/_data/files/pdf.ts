import type { DocumentText } from './documents';

const PAGE_WIDTH = 595;
const PAGE_HEIGHT = 842;
const MARGIN = 64;
const LINE_CHARACTERS = 38;
const LINES_PER_PAGE = 30;

interface Line {
  text: string;
  size: number;
  gapBefore: number;
}

/** Wraps a text to about the page width; Latin letters count half. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const sign of text) {
    const signWidth = /[\u0020-\u007e]/.test(sign) ? 0.5 : 1;
    if (width + signWidth > LINE_CHARACTERS) {
      lines.push(line);
      line = '';
      width = 0;
    }
    line += sign;
    width += signWidth;
  }
  return [...lines, line];
}

const hexOf = (text: string) =>
  [...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function drawPage(lines: Line[], pageNumber: number, pageCount: number): string {
  let height = PAGE_HEIGHT - MARGIN;
  const drawn = lines.map(({ text, size, gapBefore }) => {
    height -= size * 1.6 + gapBefore;
    return `BT /F1 ${size} Tf 1 0 0 1 ${MARGIN} ${height.toFixed(1)} Tm <${hexOf(text)}> Tj ET`;
  });
  const footer = `BT /F1 9 Tf 1 0 0 1 ${PAGE_WIDTH / 2 - 20} ${MARGIN / 2} Tm <${hexOf(`${pageNumber} / ${pageCount}`)}> Tj ET`;
  return [...drawn, footer].join('\n');
}

/** A small PDF with Chinese text in the viewer's built-in Song typeface: no embedded fonts, about 1 KB per page. */
export function pdf({ title, sections }: DocumentText): Buffer {
  const lines: Line[] = [
    { text: title, size: 18, gapBefore: 0 },
    ...sections.flatMap(({ heading, lines: texts }) => [
      { text: heading, size: 13, gapBefore: 12 },
      ...texts.flatMap((text) => wrap(text).map((part) => ({ text: part, size: 11, gapBefore: 2 }))),
    ]),
  ];
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_PER_PAGE) }, (_, index) =>
    lines.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE),
  );
  // Objects 1–5 are the catalog, the page tree and the three parts of the font; then each page with its content.
  const pageObject = (index: number) => 6 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageObject(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /W [1 95 500] /FontDescriptor 5 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flatMap((page, index) => {
      const content = drawPage(page, index + 1, pages.length);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageObject(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
