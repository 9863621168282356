import { translate } from '@/locales/text';

/** What ends with the page, by the name that a question calls it: input that is not saved, or a download. */
export interface UnsavedWork {
  name: string;
  /** A draft survives and is offered again, so leaving loses nothing (A31). */
  hasDraft?: boolean;
  /** A file on its way, and nothing that was entered. */
  isDownload?: boolean;
}

/** Whether leaving this work behind would lose some of it. */
export const isLoss = (work: readonly UnsavedWork[]): boolean => work.some(({ hasDraft }) => !hasDraft);

const namesOf = (work: readonly UnsavedWork[]) => ({
  names: [...new Set(work.map(({ name }) => name))].join(translate('feedback.listComma')),
});

/** What becomes of this work when it is left behind: what would be lost is named, drafts only where nothing is. */
export function describeLeaving(work: readonly UnsavedWork[]): string {
  const files = work.filter(({ isDownload }) => isDownload);
  const lost = work.filter(({ isDownload, hasDraft }) => !isDownload && !hasDraft);
  return [
    lost.length > 0 && translate('feedback.leaveContentOf', namesOf(lost)),
    files.length > 0 && translate('feedback.leaveDownloadsOf', namesOf(files)),
    lost.length + files.length === 0 && translate('feedback.leaveDraftsOf', namesOf(work)),
  ]
    .filter(Boolean)
    .join(' ');
}
