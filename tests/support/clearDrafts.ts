import { draftArea } from '../../src/utils/storage/recordArea';

/** Removes every draft, whoever wrote it. */
export const clearDrafts = async (): Promise<void> => {
  for (const key of await draftArea.keys()) await draftArea.remove(key);
};
