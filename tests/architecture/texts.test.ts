import IntlMessageFormat from 'intl-messageformat';
import enUS from '../../src/locales/en-US';
import zhCN from '../../src/locales/zh-CN';
import { projectFiles, read, sources } from './project';

const languages: Record<string, Record<string, string>> = { 'en-US': enUS, 'zh-CN': zhCN };
const keys = Object.keys(enUS);
const chinese = /\p{Script=Han}/u;

/** Names of the values that a text expects, so that no language asks for one that is not handed over. */
const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]!))].sort();

/** What the code asks for: whole keys, and the fixed beginnings of keys that are put together. */
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

  test('no area defines a key that another area defines too', () => {
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

  test('a text expects the same values in both languages', () => {
    const different = keys.filter(
      (key) => valuesOf(languages['en-US']![key]!).join() !== valuesOf(languages['zh-CN']![key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  test('no text of one language stands in the other', () => {
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

  test('every key that the code asks for exists', () => {
    const areas = new Set(keys.map((key) => key.split('.')[0]!));
    const asked = [...code.matchAll(/\b(?:t|translate|titleKey:)\s*\(?\s*'([a-zA-Z]+\.[\w.-]+)'/g)]
      .map((match) => match[1]!)
      .filter((key) => areas.has(key.split('.')[0]!));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('every key is asked for by the code', () => {
    expect(keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
