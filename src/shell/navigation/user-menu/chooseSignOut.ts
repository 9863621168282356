import { confirmLeave } from '@/shell/feedback';
import { getLanguage } from '@/shell/preferences';
import { signOut } from '@/shell/session';
import { unsavedPanes } from '@/shell/subsystems';

let isAsking = false;

/** Signs out because the person wants to; asks first, once, while a subsystem holds unsaved work (R095, R152). */
export async function chooseSignOut(): Promise<void> {
  if (isAsking) return;
  const unsaved = unsavedPanes();
  if (unsaved.length > 0) {
    isAsking = true;
    const isLeaving = await confirmLeave(unsaved.map(({ name, code }) => name?.[getLanguage()] ?? code));
    isAsking = false;
    if (!isLeaving) return;
  }
  signOut('chosen');
}
