import { durationText, type PortalLocale } from '@portal/subsystem-sdk';
import { enUS } from './locales/en-US';
import { type TextKey, zhCN } from './locales/zh-CN';

/** Texts, dates and durations in one language. */
export interface Words {
  t(key: TextKey, values?: Record<string, string | number>): string;
  time(at: string | Date): string;
  /** A duration such as `2 hr 5 min`. */
  span(minutes: number): string;
}

const made = new Map<PortalLocale, Words>();

/** Texts and formatters of a language, created once because formatters are expensive. */
export function wordsIn(locale: PortalLocale): Words {
  const known = made.get(locale);
  if (known) return known;
  const texts = locale === 'zh-CN' ? zhCN : enUS;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const words: Words = {
    t: (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    time: (at) => moment.format(new Date(at)),
    span: (minutes) => durationText(minutes, locale),
  };
  made.set(locale, words);
  return words;
}
