import type { PortalLocale } from './context.ts';

/** The texts of a micro-app in both languages, with the same keys. */
export type Texts<Key extends string> = Readonly<Record<PortalLocale, Readonly<Record<Key, string>>>>;

/** Returns a text; `{name}` is replaced by the value of that name. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** Texts in one language. */
export const translateIn =
  <Key extends string>(texts: Texts<Key>, locale: PortalLocale): Translate<Key> =>
  (key, values) => {
    const text = texts[locale][key];
    return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
  };
