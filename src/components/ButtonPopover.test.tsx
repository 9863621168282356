import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ButtonPopover } from './ButtonPopover';

function Columns() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ButtonPopover
      label="Columns"
      isOpen={isOpen}
      onOpenChange={setOpen}
      content={
        <>
          <input aria-label="Title" />
          <input aria-label="Time" />
        </>
      }
    >
      <button>Open</button>
    </ButtonPopover>
  );
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));

afterEach(() => jest.useRealTimers());

test('R046 the focus goes into the panel when it is shown', async () => {
  render(<Columns />);
  open();
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus());
});

test('R046 the focus stays where it is in the panel before the panel is shown', async () => {
  jest.useFakeTimers();
  render(<Columns />);
  open();
  const time = screen.getByLabelText('Time');
  time.focus();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(time).toHaveFocus();

  fireEvent.keyDown(time, { key: 'Tab' });
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
