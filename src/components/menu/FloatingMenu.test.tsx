import { act, render, screen } from '@testing-library/react';
import { FloatingMenu } from '.';

const width = (element: object, name: string, value: number) =>
  Object.defineProperty(element, name, { value, configurable: true });
let left = 0;
const anchor = Object.assign(document.createElement('button'), {
  getBoundingClientRect: () => ({ left, bottom: 40 }) as DOMRect,
});

beforeAll(() => {
  width(HTMLElement.prototype, 'offsetWidth', 200);
  width(document.documentElement, 'clientWidth', 1000);
});

test.each([
  ['below the anchor', 300, '300px'],
  ['within the right edge of the window', 950, '788px'],
  ['within the left edge of the window', -30, '12px'],
])('A26 a menu opens %s', (_, at, expected) => {
  left = at;
  render(
    <FloatingMenu label="menu" anchorRef={{ current: anchor }} onClose={() => {}}>
      <button role="menuitem">item</button>
    </FloatingMenu>,
  );
  expect(screen.getByRole('menu').style).toMatchObject({ left: expected, top: '42px' });
});

test('A26 a resize of the window closes the menu', () => {
  const onClose = jest.fn();
  render(
    <FloatingMenu label="menu" anchorRef={{ current: anchor }} onClose={onClose}>
      <button role="menuitem">item</button>
    </FloatingMenu>,
  );
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(onClose.mock.calls).toEqual([[]]);
});
