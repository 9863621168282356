import { act, fireEvent, render, screen } from '@testing-library/react';
import { acquireOverlay } from '@/services/http/overlay';
import { PendingOverlay } from './PendingOverlay';

const overlay = () => document.querySelector('[data-overlay]');
const start = (cancel?: () => void) => {
  let end = () => {};
  act(() => void (end = acquireOverlay(cancel)));
  return () => finish(end);
};
/** The overlay disappears in the next task. */
const finish = (end: () => void) => {
  act(end);
  act(() => void jest.advanceTimersByTime(0));
};

beforeEach(() => {
  jest.useFakeTimers();
  render(<PendingOverlay />);
});

describe('R178 the pending overlay', () => {
  test('appears at once, busy and with a text, and disappears with the call', () => {
    expect(overlay()).toBeNull();
    const end = start();
    expect(overlay()).toBeInTheDocument();
    expect(overlay()!.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('操作中...');
    end();
    expect(overlay()).toBeNull();
  });

  test('stays until the last of several calls has ended, in any order', () => {
    const [first, second] = [start(), start()];
    second();
    expect(overlay()).toBeInTheDocument();
    first();
    first();
    expect(overlay()).toBeNull();
    const third = start();
    expect(overlay()).toBeInTheDocument();
    third();
  });

  test('A42 stays mounted between consecutive calls of one action', async () => {
    let end = () => {};
    act(() => void (end = acquireOverlay(() => undefined)));
    const first = overlay();
    act(() => void jest.advanceTimersByTime(9_999));
    await act(async () => {
      end();
      await Promise.resolve();
      end = acquireOverlay(() => undefined);
    });
    expect(overlay()).toBe(first);
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: '取消' })).toBeInTheDocument();
    finish(end);
    expect(overlay()).toBeNull();
  });

  test('leaves the focus in place', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const end = start();
    expect(field).toHaveFocus();
    end();
    field.remove();
  });

  test('offers to cancel waiting after ten seconds', () => {
    const cancel = jest.fn();
    const end = start(cancel);
    act(() => void jest.advanceTimersByTime(9999));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(cancel).toHaveBeenCalledTimes(1);
    end();
  });

  test('does not offer to cancel a call that may already have written', () => {
    const end = start();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(screen.queryByRole('button')).toBeNull();
    end();
  });
});
