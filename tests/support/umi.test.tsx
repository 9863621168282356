import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useText } from '@/locales/text';
import { history, Link, setLocale, useLocation } from './umi';

function Sample() {
  const t = useText();
  return (
    <>
      <p>{t('app.title')}</p>
      <p>{useLocation().pathname}</p>
      <Link to="/help?applyState=6">x</Link>
    </>
  );
}

describe('the fake of Umi', () => {
  test('texts follow the language without a reload, locations follow the history', async () => {
    render(<Sample />);
    const before = screen.getAllByRole('paragraph')[0]!.textContent;
    act(() => setLocale('en-US'));
    expect(screen.getAllByRole('paragraph')[0]).not.toHaveTextContent(before!);
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByText('/help')).toBeInTheDocument();
    expect(history.location.search).toBe('?applyState=6');
    expect(window.location.pathname).toBe('/help');
  });

  test('each test starts from a fresh page', () => {
    expect(history.location.pathname).toBe('/');
    expect(typeof fetch).toBe('function');
    expect(new Response('{}')).toBeInstanceOf(Response);
  });

  test('a listener ends with its signal', () => {
    const seen = jest.fn();
    const controller = new AbortController();
    window.addEventListener('resize', seen, { signal: controller.signal });
    window.dispatchEvent(new Event('resize'));
    controller.abort();
    window.dispatchEvent(new Event('resize'));
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
