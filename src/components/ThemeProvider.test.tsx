import { useEffect } from 'react';
import { render, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
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
