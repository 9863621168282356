import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EnvelopeError, NetworkError, UnknownOutcomeError } from '@/services/http';
import { listNavigationEntries, saveEntryOrder } from '@/services/subsystems';
import { FeedbackHost, toast } from '@/shell/feedback';
import { sessionStore } from '@/shell/session';
import { navigationStore } from '../navigationStore';
import { barSizeStore } from '../barFit';
import { loadEntries } from '../loadEntries';
import { MENU_CHANNEL, followMenuOrder } from './menuChannel';
import MenuEditor from './MenuEditor';

jest.mock('@/services/subsystems', () => ({
  listNavigationEntries: jest.fn(),
  listPermissionMenus: jest.fn(),
  saveEntryOrder: jest.fn(),
  verifySubsystemPermission: jest.fn(),
}));
jest.mock('@/utils/environment', () => ({ getEnvironment: () => ({ name: 'test', fileHost: '/_files' }) }));
const save = jest.mocked(saveEntryOrder);

const NAMES = { workorder: '工单平台', gdzt: '工单中台', decoration: '装修', task: '任务', lift: '电梯平台' };
const entry = (systemCode: string, place: number, isShow: boolean) => ({
  id: String(100 + place),
  systemCode,
  systemName: NAMES[systemCode as keyof typeof NAMES] ?? `系统${systemCode}`,
  isShow,
  orderNumber: place,
  isFixed: false,
  isByd: false,
  icon: '',
});
const LIST = [
  entry('workorder', 1, true),
  entry('gdzt', 2, true),
  entry('decoration', 3, true),
  entry('task', 4, false),
  entry('lift', 5, false),
];
const many = (count: number) => Array.from({ length: count }, (_, index) => entry(`x${index}`, 10 + index, false));

// By label: a query by role computes the styles of all antd elements and is slow.
const list = (zone: string) => screen.getAllByLabelText(zone).find(({ tagName }) => tagName === 'UL')!;
const rows = (zone: string) =>
  [...list(zone).querySelectorAll('li')].flatMap((row) => row.querySelector('[title]')?.getAttribute('title') ?? []);
const button = (name: string | RegExp) => screen.getByLabelText(name);
const click = (name: string | RegExp) => {
  button(name).focus();
  fireEvent.click(button(name));
};
const submit = () => screen.getByText('提交').closest('button')!;
const barOrder = () => navigationStore.getState().list.map(({ systemCode }) => systemCode);

function open(entries = LIST) {
  navigationStore.setState({ status: 'ready', list: entries });
  sessionStore.setState({ phase: 'active', userKey: 'person-1' });
  const onSaved = jest.fn();
  render(
    <>
      <MenuEditor onSaved={onSaved} onBusy={() => {}} onCancel={() => {}} />
      <FeedbackHost />
    </>,
  );
  return onSaved;
}

beforeEach(() => jest.clearAllMocks());
afterEach(() =>
  act(
    () => (
      toast.clear(),
      barSizeStore.setState(barSizeStore.getInitialState()),
      navigationStore.setState(navigationStore.getInitialState(), true)
    ),
  ),
);

test('R098 the buttons move rows within both zones, announce the position and keep the focus', () => {
  open();
  expect(rows('主导航')).toEqual(['首页', '基础信息', '工单平台', '工单中台', '装修']);
  expect(rows('更多')).toEqual(['任务', '电梯平台']);
  click('将电梯平台移到主导航');
  expect(rows('主导航').at(-1)).toBe('电梯平台');
  expect(button('将电梯平台移到更多')).toHaveFocus();
  expect(screen.getByText('电梯平台已移到主导航，第 6 位')).toBeInTheDocument();
  click('上移电梯平台');
  expect(rows('主导航')).toEqual(['首页', '基础信息', '工单平台', '工单中台', '电梯平台', '装修']);
  expect(screen.getByText('电梯平台已移到第 5 位')).toBeInTheDocument();
  expect(button('上移电梯平台')).toHaveFocus();
});

test('R087 R098 the preview has the entries that the bar has room for, and counts the others', () => {
  // Room for home, 基础信息 and 工单平台.
  barSizeStore.setState({ availableWidth: 76 + 2 * 104 });
  open();
  const preview = () => screen.getByLabelText('导航预览');
  expect(preview()).toHaveTextContent(/^首页基础信息工单平台全部 4/);
  act(() => barSizeStore.setState({ availableWidth: 76 + 3 * 104 }));
  expect(preview()).toHaveTextContent(/^首页基础信息工单平台工单中台全部 3/);
  click('将电梯平台移到主导航');
  expect(preview()).toHaveTextContent(/^首页基础信息工单平台工单中台全部 3/);
});

test('R101 R316 a locked entry has a lock with a text and no buttons', () => {
  open();
  const [home, , workorder, gdzt] = list('主导航').querySelectorAll('li');
  for (const row of [home!, workorder!, gdzt!]) {
    expect(row).toHaveAttribute('aria-disabled', 'true');
    expect(row).not.toHaveAttribute('draggable');
    expect(row.querySelector('button')).toBeNull();
    expect(row).toHaveTextContent('固定入口，不可移动');
  }
});

test('R099 adding an eighth entry is refused with the tip, and the seven stay', () => {
  open([...LIST, ...many(3).map((each) => ({ ...each, isShow: true }))]);
  expect(screen.getByText('7/7')).toBeInTheDocument();
  click('将任务移到主导航');
  expect(screen.getByText('主导航最多展示7个')).toBeInTheDocument();
  expect(rows('主导航')).toHaveLength(7);
});

test('R100 none of the last three can be removed', () => {
  open([entry('decoration', 1, true), entry('task', 2, false)]);
  click(/^将装修移到更多/);
  expect(screen.getByText('主导航至少3个')).toBeInTheDocument();
  expect(rows('主导航')).toEqual(['首页', '基础信息', '装修']);
});

test('R103 R104 two fast clicks save once; the bar has the order before the response, and the toast stays', async () => {
  let respond!: () => void;
  save.mockReturnValueOnce(new Promise((resolve) => (respond = () => resolve())));
  const onSaved = open();
  click('将电梯平台移到主导航');
  fireEvent.click(submit());
  fireEvent.click(submit());
  expect(save).toHaveBeenCalledTimes(1);
  expect(
    save.mock.calls[0]![0].map(({ id, systemCode, isShow, orderNumber }) => [id, systemCode, isShow, orderNumber]),
  ).toEqual([
    ['101', 'workorder', true, 1],
    ['102', 'gdzt', true, 2],
    ['103', 'decoration', true, 3],
    ['105', 'lift', true, 4],
    ['104', 'task', false, 5],
  ]);
  expect(barOrder()).toEqual(['workorder', 'gdzt', 'decoration', 'lift', 'task']);
  expect(onSaved).not.toHaveBeenCalled();
  await act(async () => respond());
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(screen.getByText('菜单排序已保存，仅对您本人生效')).toBeInTheDocument();
});

test('R103 a failed save restores the order of the bar and keeps the dialog with the new one', async () => {
  save.mockRejectedValueOnce(new EnvelopeError('saveEntryOrder', '0', '排序服务维护中'));
  const onSaved = open();
  click('将电梯平台移到主导航');
  fireEvent.click(submit());
  await waitFor(() => expect(submit()).not.toHaveClass('ant-btn-loading'));
  expect(barOrder()).toEqual(['workorder', 'gdzt', 'decoration', 'task', 'lift']);
  expect(rows('主导航').at(-1)).toBe('电梯平台');
  expect(onSaved).not.toHaveBeenCalled();
});

describe('R103 T23 a save whose response is lost', () => {
  const lose = async (present: () => Promise<typeof LIST>) => {
    const lost = new UnknownOutcomeError('saveEntryOrder', { cause: new NetworkError('saveEntryOrder') });
    save.mockRejectedValueOnce(lost);
    jest.mocked(listNavigationEntries).mockImplementationOnce(present);
    const onSaved = open();
    click('将电梯平台移到主导航');
    fireEvent.click(submit());
    return onSaved;
  };

  test('is saved if the server has the order', async () => {
    const onSaved = await lose(async () => save.mock.calls.at(-1)![0] as typeof LIST);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(barOrder()).toEqual(['workorder', 'gdzt', 'decoration', 'lift', 'task']);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => Promise<typeof LIST>]>([
    ['the server has another order', async () => LIST],
    ['the server has no list', async () => []],
    ['the server does not respond', () => Promise.reject(new NetworkError('listNavigationEntries'))],
  ])('is unknown if %s: the dialog keeps it, to be sent again', async (_name, present) => {
    const onSaved = await lose(present);
    await waitFor(() => expect(barOrder().at(-1)).toBe('lift'));
    await waitFor(() => expect(submit()).not.toHaveClass('ant-btn-loading'));
    expect(onSaved).not.toHaveBeenCalled();
    expect(barOrder()).toEqual(['workorder', 'gdzt', 'decoration', 'task', 'lift']);
    expect(rows('主导航').at(-1)).toBe('电梯平台');
    fireEvent.click(submit());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });
});

test('R098 more than fifteen can be searched; during a search rows only change their zone', () => {
  open([...LIST, ...many(9)]);
  fireEvent.change(button('按名称或编码搜索'), { target: { value: 'lift' } });
  expect(rows('更多')).toEqual(['电梯平台']);
  expect(button('上移电梯平台')).toBeDisabled();
  click('将电梯平台移到主导航');
  expect(rows('主导航')).toEqual(['电梯平台']);
  fireEvent.change(button('按名称或编码搜索'), { target: { value: '' } });
  expect(rows('主导航').at(-1)).toBe('电梯平台');
});

test("R098 A40 an empty list is not a failure: the portal's own entries are shown, and the dialog can be closed", () => {
  open([]);
  expect(rows('主导航')).toEqual(['首页', '基础信息']);
  expect(screen.queryByText('加载失败')).toBeNull();
  expect(submit()).toBeInTheDocument();
});

test('R098 few entries have no search, and the default order can be restored', () => {
  open();
  expect(screen.queryByLabelText('按名称或编码搜索')).toBeNull();
  fireEvent.click(screen.getByText('恢复默认'));
  expect(rows('主导航')).toEqual(['首页', '基础信息', '工单平台', '工单中台', '装修', '任务', '电梯平台']);
  expect(screen.getByText('拖动入口到这里')).toBeInTheDocument();
});

test('R103 a window reloads the order when another one of the same person has saved', async () => {
  sessionStore.setState({ phase: 'active', userKey: 'person-1' });
  jest.mocked(listNavigationEntries).mockResolvedValue([LIST[1]!]);
  const stop = followMenuOrder();
  const other = new BroadcastChannel(MENU_CHANNEL);
  other.postMessage({ person: 'somebody-else' });
  other.postMessage({ person: 'person-1' });
  await waitFor(() => expect(barOrder()).toEqual(['gdzt']));
  expect(listNavigationEntries).toHaveBeenCalledTimes(1);
  stop();
  other.close();
});

test('R103 A40 a list that was asked for before the save and arrives after it does not bring the old order back', async () => {
  const answers: ((entries: typeof LIST) => void)[] = [];
  jest.mocked(listNavigationEntries).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  open();
  const loading = loadEntries();
  click('将电梯平台移到主导航');
  fireEvent.click(submit());
  await waitFor(() => expect(answers).toHaveLength(2));
  const saved = navigationStore.getState().list;
  answers[0]!(LIST);
  await loading;
  expect(navigationStore.getState().list).toBe(saved);
  expect(barOrder()).not.toEqual(LIST.map(({ systemCode }) => systemCode));
  // What the server has added meanwhile comes with the new load.
  answers[1]!([...saved, entry('x1', 9, true)]);
  await waitFor(() => expect(barOrder()).toContain('x1'));
});
