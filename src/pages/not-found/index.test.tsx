import { render } from '@testing-library/react';
import { history } from '@umijs/max';
import { toast } from '@/shell/feedback';
import NotFoundPage from '.';

test('R017 an unknown path is replaced by home, and the person is told', () => {
  const show = jest.spyOn(toast, 'show');
  history.push('/nope/x');
  const { length } = window.history;
  render(<NotFoundPage />);
  expect(history.location.pathname).toBe('/home');
  expect(window.history.length).toBe(length);
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith({ type: 'info', text: '页面不存在，已返回首页' });
});
