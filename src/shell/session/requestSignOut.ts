import { confirmLeave, listUnsaved } from '@/shell/unsaved-work';
import { signOut } from './signOut';

let isAsking = false;

/** Signs out on the person's request; asks first, once, while there is unsaved work (R095, R152). */
export async function requestSignOut(): Promise<void> {
  if (isAsking) return;
  const unsaved = listUnsaved();
  if (unsaved.length > 0) {
    isAsking = true;
    const isLeaving = await confirmLeave(unsaved);
    isAsking = false;
    if (!isLeaving) return;
  }
  signOut('chosen');
}
