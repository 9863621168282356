import { act, render, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { toast } from '@/shell/feedback';
import UnfinishedPage from '.';

test('R041 R305 the page has its name, says that it is under development, and shows one message about it', async () => {
  const show = jest.spyOn(toast, 'show');
  act(() => history.push('/grayRelease'));
  await act(async () => void render(<UnfinishedPage />));
  expect(screen.getByRole('heading', { level: 1, name: '灰度配置' })).toBeInTheDocument();
  expect(screen.getByText('功能开发中')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith({ type: 'info', text: '功能开发中', form: 'unfinished' });
});
