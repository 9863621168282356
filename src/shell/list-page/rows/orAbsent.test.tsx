import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import ListCards from './ListCards';
import ListTable from './ListTable';

interface Row {
  id: string;
  content: ReactNode;
}

const contents: ReactNode[] = ['', null, undefined, false, 0, 'x', <b key="b">y</b>];
const shown = ['-', '-', '-', '-', '0', 'x', 'y'];
const props = {
  title: '公告',
  rows: contents.map((content, index) => ({ id: String(index), content })),
  keyOf: ({ id }: Row) => id,
  nameOf: ({ id }: Row) => id,
  columns: [
    { key: 'id', title: '编号', render: ({ id }: Row) => id },
    { key: 'content', title: '内容', render: ({ content }: Row) => content },
  ],
  sort: null,
  onSort: () => undefined,
  size: 'middle' as const,
  isLoading: false,
  currentKey: null,
};

test.each([
  ['table', ListTable, 'tbody tr td:last-child'],
  ['cards', ListCards, 'dd'],
] as const)('A40 an empty cell shows a dash: %s', (_name, List, cells) => {
  const { container } = render(<List<Row> {...props} />);
  expect([...container.querySelectorAll(cells)].map(({ textContent }) => textContent)).toEqual(shown);
});
