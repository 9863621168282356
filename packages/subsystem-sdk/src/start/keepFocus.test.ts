import { keepFocus } from './keepFocus.ts';

const focus = (name: string) => document.querySelector<HTMLElement>(`#${name}`)!.focus();

/** The portal takes the focus and gives it back to the frame; returns what has it then. */
const leaveAndReturn = () => {
  (document.activeElement as HTMLElement).blur();
  window.dispatchEvent(new Event('focus'));
  return document.activeElement!.id;
};

test('A26 A38 what lost the focus to the portal gets it back with the frame, or the heading once it is gone; after the end nothing does', () => {
  document.body.innerHTML =
    '<h1 id="title" tabindex="-1">Cards</h1><input id="search" /><button id="lock">Lock</button>';
  const stop = keepFocus();
  focus('search');
  expect(leaveAndReturn()).toBe('search');
  focus('lock');
  expect(leaveAndReturn()).toBe('lock');
  focus('search');
  window.dispatchEvent(new Event('focus'));
  expect(document.activeElement!.id).toBe('search');
  const search = document.querySelector('#search')!;
  search.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  search.remove();
  window.dispatchEvent(new Event('focus'));
  expect(document.activeElement!.id).toBe('title');
  focus('lock');
  stop();
  expect(leaveAndReturn()).toBe('');
});
