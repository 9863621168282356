import { act, fireEvent, render, screen } from '@testing-library/react';
import { onConnectionChange } from '@/utils/connection';
import { RegionState } from '.';

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

test('R119 an empty region shows its empty state without a button', async () => {
  await act(async () => void render(<RegionState state="empty" empty={{ type: 'not_message' }} onRetry={() => {}} />));
  expect(document.querySelector('[data-image="not_message"]')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a loading region is busy and shows a skeleton', () => {
  render(<RegionState state="loading" skeleton={<i data-testid="shape" />} onRetry={() => {}} />);
  expect(document.querySelector('[aria-busy="true"]')).toContainElement(screen.getByTestId('shape'));
});

test('R311 a failed region shows the error and can be retried', () => {
  const onRetry = jest.fn();
  render(<RegionState state="error" error="服务不可用" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('服务不可用');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('R122 F31 a region that failed offline shows not_network and loads when the connection is back', async () => {
  const onRetry = jest.fn();
  setOnline(false);
  await act(async () => void render(<RegionState state="error" onRetry={onRetry} />));
  expect(document.querySelector('[data-image="not_network"]')).toBeInTheDocument();
  setOnline(true);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('R122 it loads although the state for offline is gone before its turn', async () => {
  const onRetry = jest.fn();
  setOnline(false);
  await act(async () => void render(<RegionState state="error" onRetry={onRetry} />));
  // A browser renders between two listeners of one event; jsdom does not.
  const stop = onConnectionChange(() => act(() => undefined));
  setOnline(true);
  stop();
  expect(document.querySelector('[data-image="not_network"]')).not.toBeInTheDocument();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('R122 F31 a region whose first attempt fails although the connection is back tries again by itself', () => {
  jest.useFakeTimers();
  const onRetry = jest.fn();
  setOnline(false);
  const { rerender } = render(<RegionState state="ready" onRetry={onRetry} />);
  setOnline(true);
  rerender(<RegionState state="error" onRetry={onRetry} />);
  expect(onRetry).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5_000));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<RegionState state="ready" onRetry={onRetry} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onRetry).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a loaded region shows its content', () => {
  render(
    <RegionState state="ready" onRetry={() => {}}>
      rows
    </RegionState>,
  );
  expect(screen.getByText('rows')).toBeInTheDocument();
});
