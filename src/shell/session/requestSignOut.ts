import { confirmLeave, listUnsaved } from '@/shell/unsaved-work';
import { signOut } from './signOut';
import { listUnsavedElsewhere } from './unsavedElsewhere';

let isAsking = false;

/**
 * Signs out on the person's request; asks first, once, while there is unsaved work in this window or another one: all of
 * them are signed out (R095, R152, T11).
 */
export async function requestSignOut(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const elsewhere = await listUnsavedElsewhere();
    const unsaved = [...listUnsaved(), ...elsewhere];
    if (unsaved.length > 0 && !(await confirmLeave(unsaved))) return;
  } finally {
    isAsking = false;
  }
  signOut('chosen');
}
