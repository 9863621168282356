import type { ListColumn } from '../listModel';
import { layOutColumns, widthOfActions } from './layOutColumns';

const column = (key: string, width?: number, isOptional = false): ListColumn<object> => ({
  key,
  title: key,
  render: () => null,
  width,
  isOptional,
});
const columns = [column('title'), column('end', 100, true), column('creator', 80, true), column('time', 140)];
const keys = (width: number) =>
  layOutColumns(columns, { width, hasTicks: true, actionsWidth: 120 }).shown.map(({ key }) => key);
const NEEDED = 44 + 268 + 100 + 80 + 140 + 120;

test('R046 the title takes what the other columns leave', () => {
  const { tracks } = layOutColumns(columns, { width: 1132, hasTicks: true, actionsWidth: 120 });
  expect(tracks).toBe('44px minmax(0, 1fr) 100px 80px 140px 120px');
});

test('R046 optional columns make room for the title, the last one first', () => {
  expect(keys(NEEDED)).toEqual(['title', 'end', 'creator', 'time']);
  expect(keys(NEEDED - 1)).toEqual(['title', 'end', 'time']);
  expect(keys(NEEDED - 81)).toEqual(['title', 'time']);
  expect(keys(100)).toEqual(['title', 'time']);
});

test('R046 before the width is known no column is left out', () => {
  expect(keys(0)).toHaveLength(4);
});

test('R046 without selection and actions there is no column for them', () => {
  const { tracks } = layOutColumns(columns.slice(0, 2), { width: 900, hasTicks: false, actionsWidth: 0 });
  expect(tracks).toBe('minmax(0, 1fr) 100px');
});

test('R046 the column of the actions is as wide as the widest row needs', () => {
  const actions = (...labels: string[]) => labels.map((label) => ({ key: label, label }));
  expect(widthOfActions('操作', [actions('预览'), actions('编辑', '发布')])).toBe(2 * (28 + 16 + 4) + 16);
  expect(widthOfActions('操作', [actions('编辑', '发布', '删除')])).toBe(2 * (28 + 16 + 4) + 36 + 16);
  expect(widthOfActions('Actions', [[]])).toBe(7 * 8 + 16);
});
