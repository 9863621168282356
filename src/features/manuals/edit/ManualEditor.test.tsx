import { act, render, screen } from '@testing-library/react';
import { HttpStatusError } from '@/services/http';
import { getManual } from '@/services/manuals';
import ManualEditor from './ManualEditor';

jest.mock('@/services/manuals');
jest.mock('./ManualForm', () => ({ ManualForm: () => null }));

test('A40 R025 a manual that does not exist leads back to the list, and offers no retry', async () => {
  jest.mocked(getManual).mockRejectedValue(new HttpStatusError('getManual', 404));
  render(<ManualEditor id="999999" />);
  await act(async () => undefined);
  expect(screen.getByText('手册不存在')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回手册列表' })).toHaveAttribute('href', '/mainApp/allManual');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
