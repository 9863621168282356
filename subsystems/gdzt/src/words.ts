import type { PortalLocale } from '@portal/subsystem-sdk';
import { enUS } from './locales/en-US';
import { type TextKey, zhCN } from './locales/zh-CN';

/** Texts, dates and durations in one language. */
export interface Words {
  t(key: TextKey, values?: Record<string, string | number>): string;
  time(at: string | Date): string;
  /** A duration such as `2 hr 5 min`; days and hours from one day on. */
  span(minutes: number): string;
}

const made = new Map<PortalLocale, Words>();

/** Texts and formatters of a language, created once because formatters are expensive. */
export function wordsIn(locale: PortalLocale): Words {
  const known = made.get(locale);
  if (known) return known;
  const texts = locale === 'zh-CN' ? zhCN : enUS;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const unit = (name: string) => new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' });
  const [day, hour, minute] = [unit('day'), unit('hour'), unit('minute')];
  const words: Words = {
    t: (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    time: (at) => moment.format(new Date(at)),
    span: (minutes) => {
      const whole = Math.abs(minutes);
      const hours = Math.floor(whole / 60);
      const parts =
        hours >= 24
          ? [day.format(Math.floor(hours / 24)), hours % 24 && hour.format(hours % 24)]
          : [hours && hour.format(hours), minute.format(whole % 60)];
      return parts.filter(Boolean).join(' ');
    },
  };
  made.set(locale, words);
  return words;
}
