import { useEffect } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider, theme } from 'antd';
import { ThemeProvider } from './ThemeProvider';

const seen: (string | undefined)[] = [];
const Words = () => (
  <ConfigProvider.ConfigContext.Consumer>
    {({ locale }) => {
      seen.push(locale?.locale);
      return null;
    }}
  </ConfigProvider.ConfigContext.Consumer>
);

describe('reduced motion', () => {
  const Motion = () => <output>{String(theme.useToken().token.motion)}</output>;
  afterEach(() => document.documentElement.removeAttribute('data-reduced-motion'));

  test.each([
    [false, 'true'],
    [true, 'false'],
  ])('B9 preferred: %s – antd moves nothing, and the style sheet knows it', (isPreferred, motion) => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => ({ media, matches: isPreferred && media === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
      );
    render(
      <ThemeProvider theme={{}} language="en-US">
        <Motion />
      </ThemeProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(motion);
    expect(document.documentElement.hasAttribute('data-reduced-motion')).toBe(isPreferred);
  });
});

describe('antd’s own texts', () => {
  test('follow the language without remounting the children: an iframe would reload', async () => {
    const mount = jest.fn();
    const Page = () => {
      useEffect(() => mount(), []);
      return <Words />;
    };
    const page = (language: 'zh-CN' | 'en-US') => (
      <ThemeProvider theme={{}} language={language}>
        <Page />
      </ThemeProvider>
    );
    const { rerender } = render(page('zh-CN'));
    await waitFor(() => expect(seen.at(-1)).toBe('zh-cn'));
    rerender(page('en-US'));
    await waitFor(() => expect(seen.at(-1)).toBe('en'));
    expect(mount).toHaveBeenCalledTimes(1);
  });
});
