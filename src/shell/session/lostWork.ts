/**
 * A session that ends by itself cannot ask before unsaved work is lost: after the next sign-in the same person is told
 * whose it was (R154, T3). Forms of the portal keep drafts; programs of other teams may not.
 */
import { translate } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { listUnsaved } from '@/shell/unsaved-work';
import { sessionArea } from '@/utils/storage';

interface LostWork {
  person: string;
  names: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const accept = (value: unknown): LostWork | undefined => {
  const { person, names } = (value ?? {}) as Partial<LostWork>;
  return isText(person) && Array.isArray(names) ? { person, names: names.filter(isText) } : undefined;
};

/** The names of what is lost now. Returns a function that stores them, to be called once the storage is cleared. */
export function noteLostWork(person: string | null): () => void {
  const lost = listUnsaved().filter(({ hasDraft, isDownload }) => !hasDraft && !isDownload);
  const names = [...new Set(lost.map(({ name }) => name))];
  return () => {
    if (person !== null && names.length > 0) sessionArea.write('portal.lostWork', { person, names } satisfies LostWork);
  };
}

/** Tells the same person what was lost, once; of another one it is removed. */
export function reportLostWork(person: string | null): void {
  const lost = sessionArea.read('portal.lostWork', accept);
  sessionArea.remove('portal.lostWork');
  if (!lost || lost.person !== person) return;
  const names = lost.names.join(translate('feedback.listComma'));
  toast.show({ type: 'warning', text: translate('session.lostWork', { names }), staysOpen: true });
}
