import { useEffect, useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useFocusReturn } from './useFocusReturn';

function Layer({ isOpen }: { isOpen: boolean }) {
  useFocusReturn(isOpen);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isOpen]);
  return isOpen && <input ref={field} aria-label="phone" />;
}

function Screen({ isThere, isOpen, hasOpener = true }: { isThere: boolean; isOpen: boolean; hasOpener?: boolean }) {
  return (
    <>
      <main id="main" tabIndex={-1} />
      {hasOpener && <button>opener</button>}
      <button>other</button>
      {isThere && <Layer isOpen={isOpen} />}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['closed', { isThere: true, isOpen: false }],
  ['removed while open', { isThere: false, isOpen: true }],
])('R127 an overlay that is %s returns the focus', async (_, after) => {
  const { rerender } = render(<Screen isThere isOpen={false} />);
  button('opener').focus();
  rerender(<Screen isThere isOpen />);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await act(async () => rerender(<Screen {...after} />));
  expect(button('opener')).toHaveFocus();
});

test('R127 a focus that has moved elsewhere stays there, and without the opener the page gets it', async () => {
  const { rerender } = render(<Screen isThere={false} isOpen />);
  button('opener').focus();
  rerender(<Screen isThere isOpen />);
  button('other').focus();
  await act(async () => rerender(<Screen isThere={false} isOpen />));
  expect(button('other')).toHaveFocus();
  button('opener').focus();
  rerender(<Screen isThere isOpen />);
  await act(async () => rerender(<Screen isThere={false} isOpen hasOpener={false} />));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('R127 an opener that can no longer be focused leaves the focus to the page', async () => {
  const { rerender } = render(<Screen isThere={false} isOpen />);
  button('opener').focus();
  rerender(<Screen isThere isOpen />);
  button('opener').setAttribute('disabled', '');
  await act(async () => rerender(<Screen isThere={false} isOpen />));
  expect(screen.getByRole('main')).toHaveFocus();
});
