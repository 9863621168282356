import { confirmLeave } from '@/shell/feedback';
import { signOut } from '@/shell/session';
import { nameUnsavedPanes } from '@/shell/subsystems';

let isAsking = false;

/** Names what holds unsaved work besides the subsystems. */
export type NameUnsaved = () => readonly string[];

let nameOthers: NameUnsaved = () => [];

/** Says what else a chosen sign-out would lose: the native pages, which stand above the navigation. Returns the undo. */
export function askAlsoAbout(others: NameUnsaved): () => void {
  nameOthers = others;
  return () => {
    if (nameOthers === others) nameOthers = () => [];
  };
}

/** Signs out because the person wants to; asks first, once, while something holds unsaved work (R095, R152). */
export async function chooseSignOut(): Promise<void> {
  if (isAsking) return;
  const unsaved = [...nameOthers(), ...nameUnsavedPanes()];
  if (unsaved.length > 0) {
    isAsking = true;
    const isLeaving = await confirmLeave(unsaved);
    isAsking = false;
    if (!isLeaving) return;
  }
  signOut('chosen');
}
