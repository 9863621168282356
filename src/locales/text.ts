import { getIntl, useIntl } from '@umijs/max';
import IntlMessageFormat from 'intl-messageformat';
import type enUS from './en-US/all';

/** Key of a text; a key that is not in the locale files does not compile. */
export type TextKey = keyof typeof enUS;
export type TextValues = Record<string, string | number>;
export type Translate = (key: TextKey, values?: TextValues) => string;

/** A text, or what the build has parsed it to because it has placeholders (config/plugins/compileTexts.cjs). */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];
/** The language in use, and its texts by key. */
type Texts = Pick<ReturnType<typeof getIntl>, 'locale' | 'messages'>;

/** Formatters by language and text. */
const formats = new Map<string, Map<Message, IntlMessageFormat>>();

function formatOf(message: Message, locale: string): IntlMessageFormat {
  const ofLanguage = formats.get(locale) ?? new Map<Message, IntlMessageFormat>();
  const format = ofLanguage.get(message) ?? new IntlMessageFormat(message, locale);
  formats.set(locale, ofLanguage.set(message, format));
  return format;
}

/**
 * Formats a text; an unknown key is returned as it is. `formatMessage` of react-intl 3 merges formats and looks for a
 * formatter for each text, with placeholders or without.
 */
function formatText({ locale, messages }: Texts, key: string, values?: TextValues): string {
  const message: Message | undefined = messages[key];
  if (message === undefined) return key;
  if (typeof message === 'string' && !message.includes('{')) return message;
  return formatOf(message, locale).format(values);
}

/** Texts in the current language for components; they update on a language change, without a reload. */
export function useText(): Translate {
  const texts: Texts = useIntl();
  return (key, values) => formatText(texts, key, values);
}

/** The same outside of React, for messages created in event handlers. */
export const translate: Translate = (key, values) => formatText(getIntl(), key, values);
