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
  await (await freshLanguage('zh-CN')).setLanguage('en-US');
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
  void setLanguage('en-US');
  void setLanguage('en-US');
  expect(inUse).toEqual(['zh-CN']);
  expect(umi.setLocale).toHaveBeenCalledWith('en-US', false);
  expect(getLanguage()).toBe('en-US');
  expect(document.documentElement.lang).toBe('en-US');
});

test('the visible page changes without a reload', () => {
  function Word() {
    return <p>{useText()('common.retry')}</p>;
  }
  void setLanguageOnScreen('zh-CN');
  render(<Word />);
  expect(screen.getByText('重试')).toBeInTheDocument();
  act(() => void setLanguageOnScreen('en-US'));
  expect(screen.getByText('Retry')).toBeInTheDocument();
});

describe('a language whose texts are not loaded', () => {
  const arrange = async (load: jest.Mock) => {
    jest.resetModules();
    jest.doMock('@/locales/loadTexts', () => ({
      hasTexts: (language: string) => language === 'zh-CN',
      loadTexts: load,
    }));
    return freshLanguage('zh-CN');
  };
  afterEach(() => jest.dontMock('@/locales/loadTexts'));

  test('is shown when they are, unless another one was chosen meanwhile', async () => {
    let arrive = () => undefined as void;
    const { getLanguage, setLanguage } = await arrange(
      jest.fn(() => new Promise<void>((resolve) => (arrive = resolve))),
    );
    const first = setLanguage('en-US');
    expect(getLanguage()).toBe('zh-CN');
    await setLanguage('zh-CN');
    arrive();
    await first;
    expect(getLanguage()).toBe('zh-CN');
    const second = setLanguage('en-US');
    arrive();
    await second;
    expect(getLanguage()).toBe('en-US');
  });

  test('without its texts it rejects, nothing changes, and it can be chosen again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(undefined);
    const { getLanguage, setLanguage } = await arrange(load);
    await expect(setLanguage('en-US')).rejects.toThrow('Loading chunk failed');
    expect(getLanguage()).toBe('zh-CN');
    expect(localStorage.getItem('portal.language')).toBeNull();
    await setLanguage('en-US');
    expect(getLanguage()).toBe('en-US');
  });
});
