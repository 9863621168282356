import { useRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

describe('a heading that comes late', () => {
  function LatePage({ hasHeading }: { hasHeading: boolean }) {
    const section = useRef<HTMLElement>(null);
    useViewFocus(section, { isShown: true, isAlive: true, isFirstPage: false });
    return (
      <>
        <button>公告</button>
        <button>消息</button>
        <section ref={section} tabIndex={-1}>
          {hasHeading && <h1>公告列表</h1>}
        </section>
      </>
    );
  }

  const arrive = async (meanwhile: () => void) => {
    const { rerender } = render(<LatePage hasHeading={false} />);
    act(() => screen.getByRole('button', { name: '公告' }).focus());
    act(meanwhile);
    rerender(<LatePage hasHeading />);
    await act(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  };
  const next = () => screen.getByRole('button', { name: '消息' });

  test('A38 R048 gets the focus also when a form replaces it in the moment in which it is found', async () => {
    const found: FrameRequestCallback[] = [];
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => found.push(run));
    const { container } = render(<LatePage hasHeading />);
    const first = screen.getByRole('heading');
    const second = document.createElement('h1');
    first.replaceWith(second);
    act(() => found.forEach((run) => run(0)));
    found.at(-1)!(0);
    expect(container.querySelector('h1')).toBe(second);
    expect(second).toHaveFocus();
    frame.mockRestore();
    second.replaceWith(first);
  });

  test('A38 has no focus that the user has moved elsewhere meanwhile', async () => {
    await arrive(() => {
      fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
      next().focus();
    });
    expect(next()).toHaveFocus();
  });

  test('A38 has no focus that the user has moved away and back meanwhile', async () => {
    const first = () => screen.getByRole('button', { name: '公告' });
    await arrive(() => {
      fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
      next().focus();
      fireEvent.keyDown(document.activeElement!, { key: 'Home' });
      first().focus();
    });
    expect(first()).toHaveFocus();
  });

  test.each([
    ['a key that moves nothing', () => void fireEvent.keyDown(document.activeElement!, { key: 'Shift' })],
    ['a focus that the portal has moved', () => next().focus()],
    [
      'a focus that was lost',
      () => {
        fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
        (document.activeElement as HTMLElement).blur();
      },
    ],
  ])('A38 has the focus in spite of %s', async (_, meanwhile) => {
    await arrive(meanwhile);
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
