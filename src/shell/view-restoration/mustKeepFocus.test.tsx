import { render } from '@testing-library/react';
import { mustKeepFocus } from './useViewFocus';

test.each([
  ['a field', <input key="" data-here />, true],
  ['the button of an open menu', <button key="" data-here aria-haspopup="menu" aria-expanded />, true],
  ['the button of an open list', <button key="" data-here aria-controls="list" aria-expanded />, true],
  ['the button of a closed list', <button key="" data-here aria-expanded={false} />, false],
  ['a link of the navigation', <a key="" data-here href="/home" />, false], // oxlint-disable-line jsx-a11y/anchor-has-content
  ['a field of a page that was left', <input key="" data-here data-shown="false" />, false],
])('A38 R068 whether %s keeps the focus when the heading of a page appears late', (_, element, isBusy) => {
  const { container } = render(
    <>
      {element}
      <section />
    </>,
  );
  container.querySelector<HTMLElement>('[data-here]')!.focus();
  expect(mustKeepFocus(container.querySelector('section')!)).toBe(isBusy);
});
