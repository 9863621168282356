import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigationStore } from '@/shell/navigation';
import { evaluateSubsystem } from '@/shell/subsystem-host';
import { TodoTitle } from './TodoTitle';

jest.mock('@/shell/subsystem-host', () => ({
  ...jest.requireActual('@/shell/subsystem-host'),
  evaluateSubsystem: jest.fn(),
}));

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.useRealTimers());

test.each([
  ['lift', [['lift', null]]],
  ['ems', []],
])(
  'A28 R266 pointing at a task without an address prepares its system %s if the navigation offers it',
  (code, expected) => {
    jest.useFakeTimers();
    navigationStore.setState({
      list: [{ id: '1', systemCode: 'lift', systemName: 'lift', isShow: true, orderNumber: 1, icon: '' } as never],
    });
    render(
      <TodoTitle todo={{ id: '7', title: 'task', systemCode: code, systemName: code } as never} onOpen={jest.fn()} />,
    );
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'task' }));
    act(() => void jest.advanceTimersByTime(1_000));
    expect(jest.mocked(evaluateSubsystem).mock.calls).toEqual(expected);
  },
);
