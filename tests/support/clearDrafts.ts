import { draftArea } from '../../src/utils/storage/recordArea';

/** Removes the drafts of all users. */
export const clearDrafts = async (): Promise<void> => {
  for (const key of await draftArea.keys()) await draftArea.remove(key);
};
