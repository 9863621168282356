import type { ListColumn } from '../listModel';
import { layOutColumns, widthOfActions, widthOfTexts } from './layOutColumns';

const column = (key: string, width?: number, hidePriority?: number): ListColumn<object> => ({
  key,
  title: key,
  render: () => null,
  width,
  hidePriority,
});
const columns = [column('title'), column('end', 100, 2), column('creator', 80, 1), column('time', 140)];
/** The keys of the columns that are on the screen. */
const shownOf = (list: readonly ListColumn<object>[], room: Parameters<typeof layOutColumns>[1]) => {
  const { printed } = layOutColumns(list, room);
  return list.filter((column) => !printed.includes(column)).map(({ key }) => key);
};
const keys = (width: number) => shownOf(columns, { width, hasCheckboxes: true, actionsWidth: 120, letterSpacing: 0 });
const NEEDED = 44 + 268 + 100 + 80 + 140 + 120;

test('R046 the title takes what the other columns leave', () => {
  const { tracks } = layOutColumns(columns, { width: 1132, hasCheckboxes: true, actionsWidth: 120, letterSpacing: 0 });
  expect(tracks).toBe('44px minmax(0, 1fr) 100px 80px 140px 120px');
});

test('R046 columns leave the title its room in the order that they name', () => {
  expect(keys(NEEDED)).toEqual(['title', 'end', 'creator', 'time']);
  expect(keys(NEEDED - 1)).toEqual(['title', 'end', 'time']);
  expect(keys(NEEDED - 81)).toEqual(['title', 'time']);
  expect(keys(100)).toEqual(['title', 'time']);
});

test('R266 a column leaves after those behind it if it is more important, and for no more than the least title', () => {
  const tasks = [
    { ...column('title'), minWidth: 224 },
    column('applicant', 96, 1),
    column('due', 112),
    column('createTime', 160, 2),
  ];
  const at = (title: number) =>
    shownOf(tasks, { width: title + 96 + 112 + 160, hasCheckboxes: false, actionsWidth: 0, letterSpacing: 0 });
  expect(at(224)).toEqual(['title', 'applicant', 'due', 'createTime']);
  expect(at(223)).toEqual(['title', 'due', 'createTime']);
  expect(at(224 - 97)).toEqual(['title', 'due']);
});

test('R267 R269 a column with text that would be cut grows by what the title can spare, not in a narrow window', () => {
  const tasks = [column('title'), { ...column('state', 240), maxWidth: 360 }, column('time', 160)];
  const tracks = (width: number) =>
    layOutColumns(tasks, { width, hasCheckboxes: false, actionsWidth: 100, letterSpacing: 0 }).tracks;
  const needed = 268 + 240 + 160 + 100;
  expect(tracks(needed + 400)).toBe('minmax(0, 1fr) 360px 160px 100px');
  expect(tracks(needed + 50)).toBe('minmax(0, 1fr) 290px 160px 100px');
  for (const width of [needed, 500, 0]) expect(tracks(width)).toBe('minmax(0, 1fr) 240px 160px 100px');
});

test('R266 R267 a title that says what it needs gets it before other columns grow', () => {
  const tasks = [
    { ...column('title'), minWidth: 224, maxWidth: 324 },
    { ...column('state', 240), maxWidth: 520 },
  ];
  const tracks = (width: number) =>
    layOutColumns(tasks, { width, hasCheckboxes: false, actionsWidth: 0, letterSpacing: 0 }).tracks;
  expect(tracks(224 + 240 + 100)).toBe('minmax(0, 1fr) 240px');
  expect(tracks(224 + 240 + 150)).toBe('minmax(0, 1fr) 290px');
  expect(tracks(2_000)).toBe('minmax(0, 1fr) 520px');
});

test('R266 a column is as wide as its longest text, within its bounds', () => {
  expect(widthOfTexts(['工单', '综合平台与其他'], 80, 160)).toBe(7 * 14 + 16);
  expect(widthOfTexts(['工单'], 80, 160)).toBe(80);
  expect(widthOfTexts([], 80, 160)).toBe(80);
  expect(widthOfTexts(['一'.repeat(40)], 80, 160)).toBe(160);
});

test('R046 R048 the user’s text spacing widens columns and actions, not the title, and leaves out what has no room then', () => {
  const room = { width: NEEDED + 100, hasCheckboxes: true, actionsWidth: 120 };
  const spaced = (letterSpacing: number) => layOutColumns(columns, { ...room, letterSpacing });
  expect(spaced(0).tracks).toBe('44px minmax(0, 1fr) 100px 80px 140px 120px');
  expect(spaced(2).tracks).toBe('44px minmax(0, 1fr) 125px 100px 175px 120px');
  expect(shownOf(columns, { ...room, letterSpacing: 4 })).toEqual(['title', 'end', 'time']);

  const growing = [column('title'), { ...column('state', 240), maxWidth: 360 }];
  const tracks = layOutColumns(growing, {
    width: 2000,
    hasCheckboxes: false,
    actionsWidth: 0,
    letterSpacing: 2,
  }).tracks;
  expect(tracks).toBe('minmax(0, 1fr) 450px');
  const narrow = layOutColumns(growing, { width: 500, hasCheckboxes: false, actionsWidth: 0, letterSpacing: 2 }).tracks;
  expect(narrow).toBe('minmax(0, 1fr) 240px');
});

test('R046 before the width is known no column is left out', () => {
  expect(keys(0)).toHaveLength(4);
});

test('R046 without selection and actions there is no column for them', () => {
  const { tracks } = layOutColumns(columns.slice(0, 2), {
    width: 900,
    hasCheckboxes: false,
    actionsWidth: 0,
    letterSpacing: 0,
  });
  expect(tracks).toBe('minmax(0, 1fr) 100px');
});

test('R046 the column of the actions is as wide as the widest row needs', () => {
  const actions = (...labels: string[]) => labels.map((label) => ({ key: label, label }));
  expect(widthOfActions('操作', [actions('预览'), actions('编辑', '发布')], 0)).toBe(2 * (28 + 16 + 4) + 16);
  expect(widthOfActions('操作', [actions('编辑', '发布', '删除')], 0)).toBe(2 * (28 + 16 + 4) + 36 + 16);
  expect(widthOfActions('Actions', [[]], 0)).toBe(7 * 8 + 16);
  expect(widthOfActions('Actions', [[]], 1)).toBe(7 * (8 + 1) + 16);
});

test('R046 as long as all columns fit, another width gives the rows nothing new to render', () => {
  const printedAt = (width: number) =>
    layOutColumns(columns, { width, hasCheckboxes: true, actionsWidth: 120, letterSpacing: 0 }).printed;
  expect(printedAt(NEEDED + 1)).toBe(printedAt(NEEDED + 100));
});
