import { useRef } from 'react';
import type { ManualChange, ManualInput, NamedManual } from '@/domain/manual/schema';
import { isSavedAs } from '@/domain/manual/isSavedAs';
import { updateOf } from '@/domain/wire';
import { createManual, getManual, updateManual } from '@/services/manuals';
import { markSaved } from '@/shell/cached-pages';
import type { PendingCreate } from '@/shell/drafts';
import { useSaving, type SavedRecord } from '@/shell/saving';
import { invalidateManuals } from '../invalidateManuals';
import { findChangedManual, findNewManual } from './findManual';
import { fieldsOf, manualInputOf } from './manualFields';

interface ManualSavingOptions {
  form: string;
  /** The manual being edited, as loaded; null for a new one. */
  manual: NamedManual | null;
  keepPending?: (pending: PendingCreate | null) => void;
  onDone: () => Promise<void>;
}

/** Publishes a manual or updates one that others may edit at the same time (R248). */
export function useManualSaving({ form, manual, keepPending, onDone }: ManualSavingOptions) {
  // A new manual whose create request got no response is updated once it is found on the server.
  const known = useRef<SavedRecord | null>(manual && { id: manual.id, version: manual.version, read: manual });
  // The last known state on the server.
  const base = useRef(manual && manualInputOf(fieldsOf(manual)));

  return useSaving<ManualInput, SavedRecord>({
    form,
    isNew: manual === null,
    keepPending,
    write: async (draft, { shouldOverwrite, ...options }) => {
      if (!known.current) return createManual(draft, options);
      const { id, version, read } = known.current;
      const change = { ...draft, id, ...(version ? { version } : {}), overwrite: shouldOverwrite || undefined };
      await updateManual(
        updateOf<ManualChange>(read, change, () => manualInputOf(fieldsOf(read as NamedManual))),
        options,
      );
      return { id };
    },
    find: async (draft) => {
      if (!known.current) return findNewManual(draft);
      const found = await findChangedManual(draft, known.current);
      if (!found) return found;
      known.current = found;
      base.current = draft;
      return found;
    },
    continueWith: (saved) => {
      known.current = saved;
      return true;
    },
    isOutdated: async () => {
      if (!manual || !base.current || known.current?.version) return false;
      return !isSavedAs(base.current, await getManual(manual.id, { quiet: true }));
    },
    onDone: async (saved) => {
      invalidateManuals();
      markSaved('manuals', saved.id, { isNew: manual === null });
      await onDone();
    },
  });
}
