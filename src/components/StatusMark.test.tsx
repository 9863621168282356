import { render, screen } from '@testing-library/react';
import { StatusMark } from './StatusMark';

test('R228 B9 a status is its words with a tone, and says when they are Chinese on an English page', () => {
  document.documentElement.lang = 'en-US';
  render(
    <>
      <StatusMark text="Published" tone="success" />
      <StatusMark text="已撤回" />
    </>,
  );
  expect(screen.getByText('Published')).toHaveAttribute('data-tone', 'success');
  expect(screen.getByText('Published')).not.toHaveAttribute('lang');
  expect(screen.getByText('已撤回')).not.toHaveAttribute('data-tone');
  expect(screen.getByText('已撤回')).toHaveAttribute('lang', 'zh-CN');
});
