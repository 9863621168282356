/** Ids of the manuals that a person opened last, shown to the same person only (R048, A31, T3). */
import { createOpenedRecords } from '@/shell/session';

export const {
  remember: rememberOpened,
  forget: forgetOpened,
  useIds: useOpenedIds,
} = createOpenedRecords('portal.recentManuals', 5);
