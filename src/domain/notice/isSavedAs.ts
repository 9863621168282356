import { areSameFiles } from '../file/areSameFiles';
import type { EditableNotice, NoticeDraft } from './assumed';

/** A code that the server does not send tells nothing. */
const isSameCode = (sent: string, saved: string | undefined) => saved === undefined || saved === '' || saved === sent;

/** Whether a notice on the server is what was sent: then the sending worked, whatever became of its answer. */
export function isSavedAs(draft: NoticeDraft, notice: EditableNotice): boolean {
  // The server keeps a timed notice as a draft until its hour.
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
