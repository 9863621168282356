import type { PortalLocale, PortalQuestion } from './context.ts';
import { type Texts, translateIn } from './texts.ts';

const texts: Texts<'title' | 'content' | 'ok' | 'cancel'> = {
  'zh-CN': {
    title: '放弃未保存的修改？',
    content: '离开后，本页的修改不会保留。',
    ok: '放弃并离开',
    cancel: '继续编辑',
  },
  'en-US': {
    title: 'Discard unsaved changes?',
    content: 'The changes on this page will be lost.',
    ok: 'Discard and leave',
    cancel: 'Keep editing',
  },
};

/**
 * Returns the question for `portal.confirm` before a form with unsaved work is left.
 *
 * @param locale - `portal.getState().locale`.
 * @param changes - Fields that differ from the default, such as a `content` that names what would be lost.
 */
export function leaveQuestion(locale: PortalLocale, changes: Partial<PortalQuestion> = {}): PortalQuestion {
  const t = translateIn(texts, locale);
  return {
    title: t('title'),
    content: t('content'),
    okText: t('ok'),
    cancelText: t('cancel'),
    danger: true,
    ...changes,
  };
}
