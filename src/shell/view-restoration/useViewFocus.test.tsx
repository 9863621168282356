import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useViewFocus } from './useViewFocus';

function Pane({ isShown, isPopupOpen }: { isShown: boolean; isPopupOpen: boolean }) {
  const section = useRef<HTMLElement>(null);
  useViewFocus(section, { isShown, isAlive: true, isFirstPage: false });
  return (
    <section ref={section} tabIndex={-1}>
      <h1>公告列表</h1>
      <button>草稿箱</button>
      {/* jsdom focuses what is not displayed; it does not focus what is disabled. */}
      <button disabled={!isPopupOpen}>继续编辑</button>
    </section>
  );
}

async function returnFrom(name: string, isPopupOpen: boolean) {
  const { rerender } = render(<Pane isShown isPopupOpen />);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  act(() => screen.getByRole('button', { name }).focus());
  rerender(<Pane isShown={false} isPopupOpen />);
  act(() => (document.activeElement as HTMLElement).blur());
  rerender(<Pane isShown={false} isPopupOpen={isPopupOpen} />);
  rerender(<Pane isShown isPopupOpen={isPopupOpen} />);
}

test('A38 R068 a page that is returned to has its focus where it was', async () => {
  await returnFrom('草稿箱', true);
  expect(screen.getByRole('button', { name: '草稿箱' })).toHaveFocus();
});

test('A38 R068 its heading has the focus when that element is in a popup that has closed', async () => {
  await returnFrom('继续编辑', false);
  expect(screen.getByRole('heading')).toHaveFocus();
});
