import type { NoticeColumn, NoticeDetail } from '@/domain/notice/schema';
import type { NoticeForm } from '@/domain/notice/editing';
import { NOTICE_STATUS } from '@/domain/notice/lifeCycle';
import type { Translate } from '@/locales/text';
import { serverNow } from '@/utils/time';
import { endText } from '../endText';

interface Surroundings {
  columns: readonly NoticeColumn[];
  author: string;
  t: Translate;
}

/** Returns the notice as readers would see it if it were published now, for the preview (R047). */
export function asReadersSee(form: NoticeForm, { columns, author, t }: Surroundings): NoticeDetail {
  return {
    title: form.title.trim(),
    createdByName: author,
    columnName: columns.find(({ columnCode }) => columnCode === form.columnCode)?.columnName ?? '',
    createTime: (form.timing === 'timed' && form.publishTime) || serverNow().format('YYYY-MM-DD HH:mm:ss'),
    statusName: t('notices.state.published'),
    status: NOTICE_STATUS.published,
    publishingName: endText(t, form.publishingType),
    sortNumber: form.sortNumber,
    content: form.content,
    pictures: form.pictures,
    attachments: form.attachments,
  };
}
