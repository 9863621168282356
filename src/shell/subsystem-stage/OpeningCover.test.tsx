import { act, render, screen } from '@testing-library/react';
import { OpeningCover } from './OpeningCover';

test('R030 A26 an opening that takes longer than usual says so after ten seconds', () => {
  jest.useFakeTimers();
  const { unmount } = render(<OpeningCover name="电梯" />);
  act(() => void jest.advanceTimersByTime(9_999));
  expect(screen.getByRole('status')).toHaveTextContent(/^正在打开电梯$/);
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('打开时间比平时长');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
