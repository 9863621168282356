import type { NoticeState } from '@/domain/notice/lifeCycle';
import type { Translate } from '@/locales/text';

/** Returns the text of a notice's state; empty for an unknown one. */
export const stateText = (t: Translate, state: NoticeState): string =>
  state === 'unknown' ? '' : t(`notices.state.${state}`);
