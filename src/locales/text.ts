import { getIntl, useIntl } from '@umijs/max';
import type enUS from './en-US';

/** Name of a text; a name that is not in the locale files does not compile. */
export type TextKey = keyof typeof enUS;
export type TextValues = Record<string, string | number>;
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Texts of the chosen language for components; they change with it, without a reload. */
export function useText(): Translate {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values) as string;
}

/** The same outside of React, for messages that are made at the moment of an event. */
export const translate: Translate = (key, values) => getIntl().formatMessage({ id: key }, values) as string;

/** The same in a language that need not be the chosen one. */
export const textIn = (language: string, key: TextKey): string =>
  getIntl(language).formatMessage({ id: key }) as string;
