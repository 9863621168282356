import { act, render, screen } from '@testing-library/react';
import { useText } from '@/locales/text';
import { setLanguage as setLanguageOnScreen } from '.';

jest.mock('@umijs/max', () => {
  const umi = jest.requireActual('@umijs/max');
  return { ...umi, setLocale: jest.fn(umi.setLocale) };
});

const freshLanguage = async (browser: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  jest.resetModules();
  return import('.');
};

beforeEach(() => localStorage.clear());

test.each([
  ['zh-TW', 'zh-CN'],
  ['fr', 'en-US'],
])('a %s browser starts in %s, and the page declares it', async (browser, language) => {
  const { getLanguage } = await freshLanguage(browser);
  expect(getLanguage()).toBe(language);
  expect(document.documentElement.lang).toBe(language);
  expect(localStorage).toHaveLength(0);
});

test('a stored choice overrides the browser; an invalid one is dropped', async () => {
  (await freshLanguage('zh-CN')).setLanguage('en-US');
  expect((await freshLanguage('zh-CN')).getLanguage()).toBe('en-US');
  localStorage.setItem('portal.language', '{"version":1,"value":"fr"}');
  expect((await freshLanguage('zh-CN')).getLanguage()).toBe('zh-CN');
  expect(localStorage.getItem('portal.language')).toBeNull();
});

test('setting it notifies Umi first, then stores it: Umi does nothing when the new language is already in use', async () => {
  const { getLanguage, setLanguage } = await freshLanguage('zh-CN');
  const umi = await import('@umijs/max');
  const inUse: string[] = [];
  jest.mocked(umi.setLocale).mockImplementation(() => void inUse.push(getLanguage()));
  setLanguage('en-US');
  setLanguage('en-US');
  expect(inUse).toEqual(['zh-CN']);
  expect(umi.setLocale).toHaveBeenCalledWith('en-US', false);
  expect(getLanguage()).toBe('en-US');
  expect(document.documentElement.lang).toBe('en-US');
});

test('the visible page changes without a reload', () => {
  function Word() {
    return <p>{useText()('common.retry')}</p>;
  }
  setLanguageOnScreen('zh-CN');
  render(<Word />);
  expect(screen.getByText('重试')).toBeInTheDocument();
  act(() => setLanguageOnScreen('en-US'));
  expect(screen.getByText('Retry')).toBeInTheDocument();
});
