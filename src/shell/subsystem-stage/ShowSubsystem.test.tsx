import { act, render } from '@testing-library/react';
import { history } from '@umijs/max';
import { stageStore } from '@/shell/subsystem-host';
import { ShowSubsystem } from './ShowSubsystem';

jest.mock('@/shell/subsystem-host', () => ({
  ...jest.requireActual('@/shell/subsystem-host'),
  withHost: () => undefined,
}));

const go = (path: string) => act(() => history.push(path));

describe('ShowSubsystem', () => {
  const keys: (string | null)[] = [];
  let stop: () => void;

  beforeEach(() => {
    keys.length = 0;
    stageStore.setState(stageStore.getInitialState(), true);
    stop = stageStore.subscribe(({ target }) => keys.push(target && `${target.key} ${target.inner}`));
  });
  afterEach(() => stop());

  test('F16 follows the address, and changing between the two routes of a subsystem does not leave it', () => {
    go('/mgr');
    const { rerender } = render(<ShowSubsystem key="/mgr" code="mgr" />);
    act(() => history.replace('/mgr/orders/?q=a'));
    rerender(<ShowSubsystem key="/mgr/*" code="mgr" />);
    expect(keys).not.toContain(null);
    expect(keys.at(-1)).toBe('mgr /orders?q=a');
  });

  test('F10 leaving clears the target at once, though the next page may still be loading', () => {
    go('/mgr/orders');
    render(<ShowSubsystem code="mgr" />);
    go('/home');
    expect(keys.at(-1)).toBeNull();
    go('/mgr');
    expect(keys.at(-1)).toBe('mgr /');
  });

  test('R031 A27 the work-order-app page has a target for each source, and t creates no other', () => {
    go('/byd?source=task&t=1700000000000');
    render(<ShowSubsystem code="byd" />);
    go('/byd?source=task&t=1700000000001');
    go('/byd?source=workorder&t=1700000000002');
    expect([...new Set(keys)]).toEqual(['byd:task /', 'byd:workorder /']);
  });
});
