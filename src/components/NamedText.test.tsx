import { render } from '@testing-library/react';
import { NamedText } from './NamedText';

afterEach(() => {
  document.documentElement.lang = 'zh-CN';
});

test.each([
  ['en-US', 'Good morning, 林知远', '林知远', 'Good morning, <span lang="zh-CN">林知远</span>'],
  ['en-US', '林知远 is in scope.', '林知远', '<span lang="zh-CN">林知远</span> is in scope.'],
  ['en-US', 'Good morning, Li', 'Li', 'Good morning, Li'],
  ['en-US', 'Good morning', '林知远', 'Good morning'],
  ['zh-CN', '早上好，林知远', '林知远', '早上好，林知远'],
])('B9 in %s: %s', (language, text, name, html) => {
  document.documentElement.lang = language;
  const { container } = render(<NamedText text={text} name={name} />);
  expect(container.innerHTML).toBe(html);
});
