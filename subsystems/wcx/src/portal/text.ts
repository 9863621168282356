import type { PortalQuestion, Translate } from '@portal/subsystem-sdk';
import { useTexts } from '@portal/subsystem-sdk/react';
import { enUS, type TextKey, zhCN } from '../texts';

export type Text = Translate<TextKey>;

const texts = { 'zh-CN': zhCN, 'en-US': enUS };

/** Texts in the portal's language. */
export const useText = (): Text => useTexts<TextKey>(texts);

/** What is asked before unsaved work is lost. */
export function useLeaveQuestion(): PortalQuestion {
  const t = useText();
  return {
    title: t('leave.title'),
    content: t('leave.text'),
    okText: t('leave.ok'),
    cancelText: t('leave.cancel'),
    danger: true,
  };
}
