import { act, render, screen } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { LeftOutNote } from './LeftOutNote';

test('A40 a list shows how many records it left out, with the request id when there is one', () => {
  const { container, rerender } = render(<LeftOutNote count={2} requestId="r-17" />);
  expect(screen.getByText('有 2 条记录无法读取 · 请求编号 r-17')).toBeInTheDocument();
  rerender(<LeftOutNote count={1} />);
  expect(container).toHaveTextContent(/^有 1 条记录无法读取$/);
  act(() => setLocale('en-US'));
  rerender(<LeftOutNote count={1} requestId="r-17" />);
  expect(container).toHaveTextContent(/^1 record could not be read · request r-17$/);
  act(() => setLocale('zh-CN'));
});

test.each([[undefined], [0]])('A40 a list that left out %p records shows no note', (count) => {
  const { container } = render(<LeftOutNote count={count} />);
  expect(container).toBeEmptyDOMElement();
});
