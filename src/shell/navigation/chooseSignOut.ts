import { confirmLeave } from '@/shell/feedback';
import { signOut } from '@/shell/session';
import { hasUnsavedWork } from '@/shell/subsystems';

let isAsking = false;

/** Signs out because the person wants to; asks first, once, while a subsystem holds unsaved work (R095, R152). */
export async function chooseSignOut(): Promise<void> {
  if (isAsking) return;
  if (hasUnsavedWork()) {
    isAsking = true;
    const isLeaving = await confirmLeave();
    isAsking = false;
    if (!isLeaving) return;
  }
  signOut('chosen');
}
