import type { NoticeColumn, NoticeDetail } from '@/domain/notice/schema';
import type { NoticeForm } from '@/domain/notice/editing';
import { NOTICE_STATUS } from '@/domain/notice/lifeCycle';
import type { Translate } from '@/locales/text';
import { parseServerTime, serverTextOf } from '@/utils/time';
import { endText } from '../endText';

interface Surroundings {
  columns: readonly NoticeColumn[];
  author: string;
  t: Translate;
}

/** Returns the notice as it would stand if it were published, or scheduled, now, for the preview (R047). */
export function asReadersSee(form: NoticeForm, { columns, author, t }: Surroundings): NoticeDetail {
  const isTimed = form.timing === 'timed';
  return {
    title: form.title.trim(),
    createdByName: author,
    columnName: columns.find(({ columnCode }) => columnCode === form.columnCode)?.columnName ?? '',
    // A scheduled notice has no time before one is chosen that can be read.
    createTime: isTimed ? '' : serverTextOf(Date.now()),
    ...(isTimed && parseServerTime(form.publishTime) && { publishTime: form.publishTime }),
    statusName: t(isTimed ? 'notices.state.timed' : 'notices.state.published'),
    // A scheduled notice is a draft with a publishing time.
    status: isTimed ? NOTICE_STATUS.draft : NOTICE_STATUS.published,
    publishingName: endText(t, form.publishingType),
    sortNumber: form.sortNumber,
    content: form.content,
    pictures: form.pictures,
    attachments: form.attachments,
  };
}
