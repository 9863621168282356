import type { Translate } from '@portal/subsystem-sdk';
import { useTexts } from '@portal/subsystem-sdk/react';
import { enUS, type TextKey, zhCN } from '../texts';

export type Text = Translate<TextKey>;

const texts = { 'zh-CN': zhCN, 'en-US': enUS };

/** Texts in the portal's language. */
export const useText = (): Text => useTexts<TextKey>(texts);
