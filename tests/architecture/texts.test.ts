import IntlMessageFormat from 'intl-messageformat';
import enUS from '../../src/locales/en-US/all';
import zhCN from '../../src/locales/zh-CN/all';
import { projectFiles, read, sources } from './project';

const languages: Record<string, Record<string, string>> = { 'en-US': enUS, 'zh-CN': zhCN };
const keys = Object.keys(enUS);
const chinese = /\p{Script=Han}/u;

/** Names of the placeholders in a text, so that every language uses only values that are passed. */
const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]!))].sort();

/** Keys used by the code: whole keys, and the fixed prefixes of composed keys. */
const code = sources()
  .filter((path) => /^(src|config)\//.test(path) && !path.startsWith('src/locales/'))
  .map(read)
  .join('\n');
const named = new Set([...code.matchAll(/['"`]([a-zA-Z]+(?:\.[\w-]+)+)['"`]/g)].map((match) => match[1]!));
const patterns = [...code.matchAll(/`([a-zA-Z]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(
  (match) =>
    new RegExp(
      `^${match[1]!
        .split(/\$\{[^}]*\}?/)
        .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
        .join('.+')}$`,
    ),
);

describe('texts', () => {
  test('both languages have the same keys', () => {
    expect(Object.keys(zhCN).sort()).toEqual([...keys].sort());
  });

  test('no area defines a key of another area', () => {
    for (const language of Object.keys(languages)) {
      const all = projectFiles()
        .filter((path) => path.startsWith(`src/locales/${language}/`) && !path.endsWith('.test.ts'))
        .flatMap((path) => [...read(path).matchAll(/^\s{2}'?([\w.-]+)'?:/gm)].map((match) => match[1]!));
      expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
    }
  });

  test.each(Object.keys(languages))('every text of %s can be formatted', (language) => {
    const broken = Object.entries(languages[language]!).filter(([, text]) => {
      try {
        new IntlMessageFormat(text, language);
        return text.trim() === '';
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });

  test('a text has the same placeholders in both languages', () => {
    const different = keys.filter(
      (key) => valuesOf(languages['en-US']![key]!).join() !== valuesOf(languages['zh-CN']![key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  test('no text is in the wrong language', () => {
    expect(keys.filter((key) => chinese.test(languages['en-US']![key]!) && !key.endsWith('language.zh-CN'))).toEqual(
      [],
    );
    const untranslated = keys.filter(
      (key) =>
        languages['zh-CN']![key] === languages['en-US']![key] &&
        /[A-Za-z]{4,}\s+[A-Za-z]{3,}/.test(languages['zh-CN']![key]!),
    );
    expect(untranslated).toEqual([]);
  });

  test('Chinese texts address the person in one way', () => {
    expect(Object.values(zhCN).filter((text) => text.includes('你'))).toEqual([]);
  });

  test('every key used by the code exists', () => {
    const areas = new Set(keys.map((key) => key.split('.')[0]!));
    const asked = [...code.matchAll(/\b(?:t|translate|titleKey:)\s*\(?\s*'([a-zA-Z]+\.[\w.-]+)'/g)]
      .map((match) => match[1]!)
      .filter((key) => areas.has(key.split('.')[0]!));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('every key is used by the code', () => {
    expect(keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
