import { render } from '@testing-library/react';
import { Avatar } from './Avatar';

test.each([
  [1, 'male'],
  ['1', 'male'],
  [0, 'female'],
  ['0', 'female'],
  [undefined, 'neutral'],
  [null, 'neutral'],
  [3, 'neutral'],
  ['', 'neutral'],
])('R095 sex %j has the %s drawing, hidden from screen readers', (sex, kind) => {
  const { container } = render(<Avatar sex={sex} />);
  expect(container.querySelector('img')).toHaveAttribute('data-avatar', kind);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});
