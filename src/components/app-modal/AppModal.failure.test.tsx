import { fireEvent, render, screen, within } from '@testing-library/react';
import { AppModal } from '.';

const mockPart = {
  error: Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'missing' }),
  isBroken: true,
};

jest.mock('./DialogFrame', () => {
  if (mockPart.isBroken) throw mockPart.error;
  return { __esModule: true, default: () => 'came' };
});

test('R286 R307 a dialog whose code does not come says so, can be closed and tried again', async () => {
  const onClose = jest.fn();
  render(<AppModal open title="Bind" onClose={onClose} />);
  const card = await screen.findByRole('dialog');
  expect(card).toHaveTextContent('此区域加载失败');
  expect(card).toHaveTextContent('ChunkLoadError · missing');
  fireEvent.click(within(card).getByRole('button', { name: '关闭' }));
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);

  mockPart.isBroken = false;
  fireEvent.click(within(card).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('came')).toBeInTheDocument();
});
