import type { ManualInput } from '@/domain/manual/schema';
import { isSavedAs } from '@/domain/manual/isSavedAs';
import { getManual, listManuals } from '@/services/manuals';
import { findChanged, findNew, type SavedRecord } from '@/shell/saving';

/** Number of newest manuals with the same name to compare. */
const CANDIDATES = 5;

const lookupFor = (draft: ManualInput) => ({
  get: (id: string) => getManual(id, { quiet: true }),
  isSaved: (manual: Parameters<typeof isSavedAs>[1]) => isSavedAs(draft, manual),
});

/** Looks for a new manual whose create request got no response, among those of its name. */
export async function findNewManual(draft: ManualInput): Promise<SavedRecord | null | undefined> {
  const { name } = draft;
  const { records } = await listManuals(
    { name, pageNo: 1, pageSize: CANDIDATES, sortField: 'pushTime', sortOrder: 'desc' },
    { quiet: true },
  );
  return findNew(
    records.filter((record) => record.name === name),
    lookupFor(draft),
  );
}

/** Checks whether the change of a manual arrived. */
export const findChangedManual = (draft: ManualInput, read: SavedRecord) => findChanged(read, lookupFor(draft));
