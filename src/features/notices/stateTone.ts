import type { StatusTone } from '@/components/StatusMark';
import type { NoticeState } from '@/domain/notice/lifeCycle';

/** The color of a notice's state. */
export const stateTone: Partial<Record<NoticeState, StatusTone>> = {
  draft: 'quiet',
  timed: 'warning',
  published: 'success',
  revoked: 'danger',
};
