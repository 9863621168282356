import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { navigationStore } from '@/shell/navigation';
import { evaluateSubsystem, stageStore, stopPointingAtPane } from '@/shell/subsystem-host';
import { openInPager } from './pagerStore';
import { preloadRecordPager, RecordPager } from './RecordPager';

jest.mock('@/shell/subsystem-host', () => ({
  ...jest.requireActual('@/shell/subsystem-host'),
  evaluateSubsystem: jest.fn(),
  stopPointingAtPane: jest.fn(),
}));

const step = (id: number) => ({ title: `工单 ${id}`, address: `/byd/orders/${id}?source=workorder` });
const button = (name: string) => screen.getByRole('button', { name });

/** The bar above the second of four records, whose page has a heading that takes the focus. */
function show() {
  history.push('/mainApp/todoList');
  render(
    <>
      <RecordPager />
      <main id="main">
        <h1 tabIndex={-1}>工单</h1>
        <div role="dialog">
          <button>继续编辑</button>
        </div>
      </main>
    </>,
  );
  act(() => openInPager({ label: '待办', backTo: '/mainApp/todoList', steps: [1, 2, 3, 4].map(step), index: 1 }));
}
const openPage = () => act(async () => screen.getByRole('heading').focus());

beforeAll(preloadRecordPager);

test('B9 B13 the focus stays on the button of a step while the page of the next record opens, until the next key', async () => {
  show();
  button('下一条').focus();
  await userEvent.keyboard('{Enter}');
  await openPage();
  expect(button('下一条')).toHaveFocus();
  await userEvent.tab();
  await openPage();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('B9 B13 a step announces the position and the title of the record that it opens', async () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('2 / 4工单 2');
  await userEvent.click(button('下一条'));
  expect(screen.getByRole('status')).toHaveTextContent('3 / 4工单 3');
});

test('B13 R044 the way back leads to the entry of the record on screen, if entries have addresses', async () => {
  show();
  const back = () => screen.getByRole('link', { name: '返回待办' }).getAttribute('href');
  expect(back()).toBe('/mainApp/todoList');
  const steps = [1, 2].map((id) => ({ ...step(id), backTo: `/mainApp/messageList?message=${id}` }));
  act(() => openInPager({ label: '待办', backTo: '/mainApp/messageList', steps, index: 0 }));
  expect(back()).toBe('/mainApp/messageList?message=1');
  await userEvent.click(button('下一条'));
  expect(back()).toBe('/mainApp/messageList?message=2');
});

test('B9 B13 at the end of the list the focus goes to the other button', async () => {
  show();
  await userEvent.click(button('下一条'));
  await userEvent.click(button('下一条'));
  expect(button('下一条')).toBeDisabled();
  expect(button('上一条')).toHaveFocus();
  await openPage();
  expect(button('上一条')).toHaveFocus();
});

test('B9 B13 a question of the page keeps the focus that it takes', async () => {
  show();
  await userEvent.click(button('下一条'));
  await act(async () => button('继续编辑').focus());
  expect(button('继续编辑')).toHaveFocus();
});

test('B9 B13 another control of the bar keeps the focus that a screen reader moves to it', async () => {
  show();
  await userEvent.click(button('下一条'));
  const back = screen.getByRole('link', { name: '返回待办' });
  await act(async () => back.focus());
  expect(back).toHaveFocus();
  await openPage();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('A28 pointing at a step prepares the subsystem of its record, and then that of the record after it', () => {
  jest.useFakeTimers();
  const entry = (systemCode: string) =>
    ({ id: systemCode, systemCode, systemName: systemCode, isShow: true, orderNumber: 1, isByd: false }) as never;
  const codes = ['af', 'lift', 'gdzt', 'nfc'];
  navigationStore.setState({ list: codes.map(entry) });
  const steps = codes.map((code) => ({ title: code, address: `/${code}/records/7` }));
  const wait = () => act(() => void jest.advanceTimersByTime(1_000));
  history.push('/mainApp/todoList');
  render(<RecordPager />);
  act(() => openInPager({ label: '待办', backTo: '/mainApp/todoList', steps, index: 0 }));

  fireEvent.pointerEnter(button('下一条'));
  // As a click does: no event of the focus tells that another record is next.
  act(() => button('下一条').focus());
  wait();
  expect(evaluateSubsystem).toHaveBeenLastCalledWith('lift', null);
  fireEvent.click(button('下一条'));
  // Not beside what the click opens.
  const showLift = (status: string) =>
    act(() => stageStore.setState({ target: { key: 'lift' }, panes: [{ key: 'lift', state: { status } }] } as never));
  showLift('loading');
  wait();
  expect(evaluateSubsystem).toHaveBeenLastCalledWith('lift', null);
  showLift('mounted');
  wait();
  expect(evaluateSubsystem).toHaveBeenLastCalledWith('gdzt', null);

  fireEvent.pointerLeave(button('下一条'));
  expect(stopPointingAtPane).toHaveBeenLastCalledWith('gdzt');
  fireEvent.click(button('下一条'));
  wait();
  expect(evaluateSubsystem).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
