import { previewKindOf } from './previewKind';

describe('files with a preview', () => {
  test.each([
    ['手册.pdf', 'pdf'],
    ['手册.PDF', 'pdf'],
    ['现场.jpeg', 'image'],
    ['现场.webp', 'image'],
    ['台账.csv', 'text'],
    ['说明.txt', 'text'],
    ['a.b.pdf', 'pdf'],
    ['手册.xlsx', null],
    ['手册.docx', null],
    ['drawing.svg', null],
    ['page.html', null],
    ['pdf', null],
    ['archive.pdf.zip', null],
    ['', null],
  ])('R048 %j is shown as %s', (name, expected) => {
    expect(previewKindOf(name)).toBe(expected);
  });
});
