import { fileKindOf } from './fileKind';

test.each([
  ['手册.PDF', 'pdf'],
  ['手册.v2.docx ', 'word'],
  ['台账.xlsx', 'excel'],
  ['培训.pptx', 'slides'],
  ['现场.jpeg', 'image'],
  ['操作演示.mp4', 'video'],
  ['录音.amr', 'audio'],
  ['说明.txt', 'text'],
  ['图纸.zip', 'archive'],
  ['图纸.dwg', null],
  ['pdf', null],
  ['', null],
])('R048 R136 %j is of the kind %s', (name, expected) => {
  expect(fileKindOf(name)).toBe(expected);
});
