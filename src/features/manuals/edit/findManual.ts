import type { ManualDraft } from '@/domain/manual/assumed';
import { isSavedAs } from '@/domain/manual/isSavedAs';
import { getManual, listManuals } from '@/services/manuals';

/** A manual on the server, as far as the form has to know it. */
export interface SavedManual {
  id: string;
  version?: string;
}

/** So many manuals of one name are looked at, the newest first. */
const CANDIDATES = 5;
const QUIET = { quiet: true } as const;

/**
 * Looks for a new manual whose publishing was never answered: null when the server has none of its name, undefined
 * when it has one that is not the same.
 */
export async function findNewManual(draft: ManualDraft): Promise<SavedManual | null | undefined> {
  const { name } = draft;
  const { records } = await listManuals(
    { name, pageNo: 1, pageSize: CANDIDATES, sortField: 'pushTime', sortOrder: 'desc' },
    QUIET,
  );
  const candidates = records.filter((record) => record.name === name);
  for (const { id } of candidates) {
    const manual = await getManual(id, QUIET);
    if (isSavedAs(draft, manual)) return { id, version: manual.version };
  }
  return candidates.length > 0 ? undefined : null;
}

/** Looks whether a change arrived: null when the manual is still the one that was read. */
export async function findChangedManual(
  draft: ManualDraft,
  { id, version }: SavedManual,
): Promise<SavedManual | null | undefined> {
  const manual = await getManual(id, QUIET);
  if (isSavedAs(draft, manual)) return { id, version: manual.version };
  return version !== undefined && manual.version === version ? null : undefined;
}
