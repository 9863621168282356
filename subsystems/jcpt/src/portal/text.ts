import type { Translate } from '@portal/subsystem-sdk';
import { useTexts } from '@portal/subsystem-sdk/vue';
import { enUS } from '../locales/en-US';
import { type TextKey, zhCN } from '../locales/zh-CN';

export type Text = Translate<TextKey>;

const texts = { 'zh-CN': zhCN, 'en-US': enUS };

/** Texts in the portal's language; a template that reads them updates with the language. */
export const useText = (): Text => useTexts<TextKey>(texts);
