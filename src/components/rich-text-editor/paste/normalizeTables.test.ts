import { Editor } from '@tiptap/core';
import { textExtensions } from '../extensions';
import { cleanPasted } from './cleanPasted';

const clean = (html: string) => cleanPasted(html, [], 'https://portal.example').html;

test.each([
  [
    'rows without cells are removed',
    '<tr><td>甲</td></tr><tr></tr><tr><td>乙</td></tr>',
    '<tr><td>甲</td></tr><tr><td>乙</td></tr>',
  ],
  [
    'a row span does not count rows without cells',
    '<tr><td rowspan="3">甲</td><td>乙</td></tr><tr></tr><tr><td>丙</td></tr>',
    '<tr><td rowspan="2">甲</td><td>乙</td></tr><tr><td>丙</td></tr>',
  ],
  ['a span over rows without cells is removed', '<tr><td rowspan="2">甲</td></tr><tr></tr>', '<tr><td>甲</td></tr>'],
  [
    'a span is limited to the rows that follow',
    '<tr><td rowspan="99">甲</td><td>乙</td></tr>',
    '<tr><td>甲</td><td>乙</td></tr>',
  ],
  [
    'a span of 0 extends to the last row',
    '<tr><td rowspan="0">甲</td><td>乙</td></tr><tr><td>丙</td></tr>',
    '<tr><td rowspan="2">甲</td><td>乙</td></tr><tr><td>丙</td></tr>',
  ],
  ['a column span of 0 is removed', '<tr><td colspan="0">甲</td></tr>', '<tr><td>甲</td></tr>'],
  [
    'a column span of a thousand is limited',
    '<tr><td colspan="1000">甲</td></tr>',
    '<tr><td colspan="63">甲</td></tr>',
  ],
])('R047 in a pasted table %s', (_name, rows, expected) => {
  expect(clean(`<table><tbody>${rows}</tbody></table>`)).toBe(`<table><tbody>${expected}</tbody></table>`);
});

test('R047 a pasted table without rows is removed, and a nested table is normalized as well', () => {
  expect(clean('<p>前</p><table><tbody><tr></tr></tbody></table><p>后</p>')).toBe('<p>前</p><p>后</p>');
  expect(clean('<table><tr><td>甲<table><tr></tr><tr><td>乙</td></tr></table></td></tr></table>')).toBe(
    '<table><tbody><tr><td>甲<table><tbody><tr><td>乙</td></tr></tbody></table></td></tr></tbody></table>',
  );
});

describe('a table pasted into a cell of another table', () => {
  const paste = (html: string) => {
    const editor = new Editor({
      extensions: textExtensions(() => ''),
      editorProps: { transformPastedHTML: clean },
    });
    editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: false });
    // jsdom has no clipboard events.
    editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
    editor.state.doc.check();
    const rows = [...editor.view.dom.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent),
    );
    editor.destroy();
    return rows;
  };
  const empty = ['', '', ''];

  test.each([
    [
      'has an empty row',
      '<table><tr><td>甲</td></tr><tr></tr><tr><td>乙</td></tr></table>',
      [['甲', '', ''], ['乙', '', ''], empty],
    ],
    ['begins with an empty row', '<table><tr></tr><tr><td>甲</td></tr></table>', [['甲', '', ''], empty, empty]],
    ['has only an empty row', '<table><tr></tr></table>', [empty, empty, empty]],
    ['has no row', '<table></table>', [empty, empty, empty]],
    ['has a column span of 0', '<table><tr><td colspan="0">甲</td></tr></table>', [['甲', '', ''], empty, empty]],
  ])('R047 that %s replaces the cells', (_name, html, expected) => {
    expect(paste(html)).toEqual(expected);
  });
});
