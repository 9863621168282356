import { areSameFiles } from '../file/files';
import type { EditableNotice, NoticeInput } from './schema';

/** A code that the server does not send is ignored. */
const isSameCode = (sent: string, saved: string | undefined) => saved === undefined || saved === '' || saved === sent;

/** Whether the notice on the server matches the sent one: then saving worked, even if the response was lost. */
export function isSavedAs(draft: NoticeInput, notice: EditableNotice): boolean {
  // The server holds a scheduled notice as a draft until its time.
  const isInState = draft.publishTime
    ? notice.publishTime === draft.publishTime || notice.status === draft.status
    : isSameCode(draft.status, notice.status) && !notice.publishTime;
  return (
    isInState &&
    notice.title === draft.title &&
    notice.content.trim() === draft.content.trim() &&
    notice.sortNumber === draft.sortNum &&
    isSameCode(draft.columnCode, notice.columnCode) &&
    isSameCode(draft.publishingType, notice.publishingType) &&
    areSameFiles(notice.pictures, draft.picUrlFiles) &&
    areSameFiles(notice.attachments, draft.fileUrlFiles)
  );
}
