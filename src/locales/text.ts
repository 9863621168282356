import { getIntl, useIntl } from '@umijs/max';
import type enUS from './en-US/all';

/** Key of a text; a key that is not in the locale files does not compile. */
export type TextKey = keyof typeof enUS;
export type TextValues = Record<string, string | number>;
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Texts in the current language for components; they update on a language change, without a reload. */
export function useText(): Translate {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values) as string;
}

/** The same outside of React, for messages created in event handlers. */
export const translate: Translate = (key, values) => getIntl().formatMessage({ id: key }, values) as string;
