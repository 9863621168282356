import { confirmLeave, type UnsavedWork } from '@/shell/feedback';
import { signOut } from '@/shell/session';
import { unsavedSubsystems } from '@/shell/subsystems';

let isAsking = false;

/** Lists what holds unsaved work besides the subsystems. */
export type ListUnsaved = () => readonly UnsavedWork[];

let listOthers: ListUnsaved = () => [];

/** Says what else a chosen sign-out would lose: the native pages, which stand above the navigation. Returns the undo. */
export function askAlsoAbout(others: ListUnsaved): () => void {
  listOthers = others;
  return () => {
    if (listOthers === others) listOthers = () => [];
  };
}

/** Signs out because the person wants to; asks first, once, while something holds unsaved work (R095, R152). */
export async function chooseSignOut(): Promise<void> {
  if (isAsking) return;
  const unsaved = [...listOthers(), ...unsavedSubsystems()];
  if (unsaved.length > 0) {
    isAsking = true;
    const isLeaving = await confirmLeave(unsaved);
    isAsking = false;
    if (!isLeaving) return;
  }
  signOut('chosen');
}
