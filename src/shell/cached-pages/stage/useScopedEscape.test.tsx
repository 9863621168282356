import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScopedEscape } from './useScopedEscape';

function Pages({ isShown, onEscape }: { isShown: boolean; onEscape(): void }) {
  useScopedEscape();
  return (
    <div data-page="/list" data-shown={isShown}>
      <div role="dialog" tabIndex={-1} onKeyDown={({ key }) => key === 'Escape' && onEscape()} />
    </div>
  );
}

test('R069 R311 Escape does not reach a panel that has the focus in a page that was just hidden', async () => {
  const user = userEvent.setup();
  const onEscape = jest.fn();
  const { rerender } = render(<Pages isShown onEscape={onEscape} />);
  screen.getByRole('dialog').focus();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);

  rerender(<Pages isShown={false} onEscape={onEscape} />);
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);

  rerender(<Pages isShown onEscape={onEscape} />);
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(2);
});
