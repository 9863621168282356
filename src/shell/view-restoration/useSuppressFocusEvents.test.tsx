import { render, screen } from '@testing-library/react';
import { prepareUnderlay } from './underlay';
import { useSuppressFocusEvents, type FocusStage } from './useSuppressFocusEvents';

const stage: FocusStage = {
  paneOf: (element) => element.closest<HTMLElement>('section'),
  isHidden: (pane) => pane.dataset.shown === 'false',
  hasPanes: () => true,
  isOnScreen: () => true,
};
const noticed = jest.fn();

function Stage() {
  useSuppressFocusEvents(stage);
  return (
    <>
      <button>entry</button>
      <section data-shown="false" onFocus={noticed} onBlur={noticed}>
        <button>hidden</button>
      </section>
    </>
  );
}

describe('A26 a hidden page that takes the focus while it is still painted', () => {
  test.each([
    ['gives it back', () => screen.getByRole('button', { name: 'entry' })],
    ['loses it where nothing had it', () => document.body],
  ])('%s, is no longer painted, and learns nothing', (_, focused) => {
    render(<Stage />);
    focused().focus();
    const hidden = screen.getByRole('button', { name: 'hidden' });
    const pane = hidden.closest('section')!;
    prepareUnderlay(pane);
    hidden.focus();
    expect(focused()).toHaveFocus();
    expect(pane).not.toHaveAttribute('data-underlay');
    expect(noticed).not.toHaveBeenCalled();
  });
});
