import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppModal } from '.';

const mockChunk = {
  error: Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'missing' }),
  isBroken: true,
};

jest.mock('./DialogFrame', () => {
  if (mockChunk.isBroken) throw mockChunk.error;
  return { __esModule: true, default: () => 'came' };
});

test('R125 R127 a dialog that failed to load traps the focus and restores it on close', async () => {
  const Screen = () => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>opener</button>
        <AppModal open={isOpen} title="Bind" onClose={() => setIsOpen(false)} />
      </>
    );
  };
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'opener' }));
  const card = await screen.findByRole('dialog');
  expect(card).toHaveFocus();
  const stops = [...card.querySelectorAll<HTMLElement>('button, summary')];
  for (const stop of [...stops, stops[0]]) {
    await userEvent.tab();
    expect(stop).toHaveFocus();
  }
  await userEvent.tab({ shift: true });
  expect(stops.at(-1)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'opener' })).toHaveFocus();
});

test('R286 R307 a dialog whose chunk fails to load shows an error and can be closed or retried', async () => {
  const onClose = jest.fn();
  render(<AppModal open title="Bind" onClose={onClose} />);
  const card = await screen.findByRole('dialog');
  expect(card).toHaveTextContent('此区域加载失败');
  expect(card).toHaveTextContent('ChunkLoadError · missing');
  fireEvent.click(within(card).getByRole('button', { name: '关闭' }));
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);

  mockChunk.isBroken = false;
  fireEvent.click(within(card).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('came')).toBeInTheDocument();
});
