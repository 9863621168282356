import { useLayoutEffect } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import RichTextEditor from './RichTextEditor';

const later = globalThis.setTimeout;
let held: (() => void)[] = [];

/** On a slow machine Tiptap's 1 ms timer fires between the first render and the effects. */
function DelayedEffects() {
  useLayoutEffect(() => {
    held.forEach((run) => run());
    held = [];
  });
  return null;
}

beforeEach(() => {
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, delay?: number) =>
      delay === 1 ? void held.push(run) : later(run, delay)) as typeof setTimeout);
});
afterEach(() => {
  cleanup();
  held.forEach((run) => run());
  jest.restoreAllMocks();
});

const editor = (value: string) => (
  <>
    <RichTextEditor
      label="公告内容"
      value={value}
      uploadImage={jest.fn()}
      refuseImage={() => undefined}
      onProblem={jest.fn()}
    />
    <DelayedEffects />
  </>
);

test('R047 an editor that Tiptap destroys before it is shown is replaced by one with the same text', () => {
  const { rerender } = render(editor('<p>停水通知</p>'));
  expect(screen.getByRole('textbox', { name: '公告内容' })).toHaveTextContent('停水通知');
  rerender(editor('<p>停电通知</p>'));
  expect(screen.getByRole('textbox', { name: '公告内容' })).toHaveTextContent('停电通知');
});
