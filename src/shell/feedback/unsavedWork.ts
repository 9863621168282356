import { text } from '@/locales/text';

/** Input that is not saved, by the name that a question calls it. */
export interface UnsavedWork {
  name: string;
  /** A draft of it stays, and is offered again: leaving it behind loses nothing (A31). */
  isDraftKept?: boolean;
}

/** Whether leaving this work behind would lose some of it. */
export const isLoss = (work: readonly UnsavedWork[]): boolean => work.some(({ isDraftKept }) => !isDraftKept);

/** What becomes of this work when it is left behind: what would be lost is named, drafts only where nothing is. */
export function describeLeaving(work: readonly UnsavedWork[]): string {
  const lost = work.filter(({ isDraftKept }) => !isDraftKept);
  const names = [...new Set((lost.length > 0 ? lost : work).map(({ name }) => name))];
  return text(lost.length > 0 ? 'feedback.leaveContentOf' : 'feedback.leaveDraftsOf', {
    names: names.join(text('feedback.listComma')),
  });
}
