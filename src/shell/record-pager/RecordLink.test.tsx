import { act, fireEvent, render, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { navigationStore } from '@/shell/navigation';
import { prefetchSubsystem, evaluateSubsystem } from '@/shell/subsystem-host';
import { RecordLink } from './RecordLink';

jest.mock('@/shell/subsystem-host', () => ({
  ...jest.requireActual('@/shell/subsystem-host'),
  prefetchSubsystem: jest.fn(),
  evaluateSubsystem: jest.fn(),
}));

const entry = (systemCode: string, isByd = false) =>
  ({ id: systemCode, systemCode, systemName: systemCode, isShow: true, orderNumber: 1, isByd, icon: '' }) as never;

beforeEach(() => {
  jest.useFakeTimers();
  navigationStore.setState({ list: [entry('af'), entry('housekeeper'), entry('workorder', true)] });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['/af/rounds/7', { evaluated: [['af', null]], prefetched: [] }],
  ['/mgr/orders/7?from=todo#notes', { evaluated: [['mgr', null]], prefetched: [] }],
  ['/byd/orders/7?source=workorder', { evaluated: [], prefetched: [['byd', 'workorder']] }],
  ['/byd/orders/7?source=decoration', { evaluated: [], prefetched: [] }],
  ['/lift/lifts/7', { evaluated: [], prefetched: [] }],
  ['/mainApp/noticeManager?preview=7', { evaluated: [], prefetched: [] }],
])('A28 R083 pointing at a link to %s prepares its subsystem if the navigation offers it', (address, expected) => {
  jest.clearAllMocks();
  render(
    <RecordLink to={address} onOpen={jest.fn()}>
      record
    </RecordLink>,
  );
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'record' }));
  act(() => void jest.advanceTimersByTime(1_000));
  expect({
    evaluated: jest.mocked(evaluateSubsystem).mock.calls,
    prefetched: jest.mocked(prefetchSubsystem).mock.calls,
  }).toEqual(expected);
});

test('R058 a link to a record keeps a hidden menu hidden, in a new tab, too', () => {
  history.push('/mainApp/todoList?hideBar=1');
  render(
    <RecordLink to="/byd/orders/7?source=workorder" onOpen={jest.fn()}>
      record
    </RecordLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/byd/orders/7?source=workorder&hideBar=1');
  act(() => history.push('/mainApp/todoList'));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/byd/orders/7?source=workorder');
});

test('A28 a touch only prefetches: the focus that it moves is no pointing', () => {
  jest.clearAllMocks();
  render(
    <RecordLink to="/af/rounds/7" onOpen={jest.fn()}>
      record
    </RecordLink>,
  );
  const link = screen.getByRole('link');
  const wait = () => act(() => void jest.advanceTimersByTime(1_000));
  fireEvent.touchStart(link);
  fireEvent.focus(link);
  wait();
  expect([jest.mocked(prefetchSubsystem).mock.calls.length > 0, jest.mocked(evaluateSubsystem).mock.calls]).toEqual([
    true,
    [],
  ]);
  fireEvent.pointerEnter(link);
  wait();
  expect(evaluateSubsystem).toHaveBeenCalledWith('af', null);
});
