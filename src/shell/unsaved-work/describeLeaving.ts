import { translate } from '@/locales/text';

/** Work that ends with the page, by its display name: unsaved input, or a download. */
export interface UnsavedWork {
  name: string;
  /** A draft survives and is offered again, so leaving loses nothing (A31). */
  hasDraft?: boolean;
  /** A running download, without any input. */
  isDownload?: boolean;
}

/** Whether leaving would lose some of this work. */
export const isLoss = (work: readonly UnsavedWork[]): boolean => work.some(({ hasDraft }) => !hasDraft);

const namesOf = (work: readonly UnsavedWork[]) => ({
  names: [...new Set(work.map(({ name }) => name))].join(translate('feedback.listComma')),
});

/** Text about the effect of leaving: names what would be lost, and drafts only when nothing is lost. */
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
