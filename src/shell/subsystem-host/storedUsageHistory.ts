import { sortByLikelihood, PORTAL, readTransitions } from '@/domain/subsystem/usageHistory';
import { sessionStore } from '@/shell/session';
import { createPersonalValue } from '@/utils/personalValue';
import { stageStore } from './stageStore';

/** Which subsystem the person opens after which. */
export const storedUsageHistory = createPersonalValue('portal.transitions', 'transitions', readTransitions);

/** Keys of panes, those first that this person opens most often from here. */
export const sortByFrequency = (keys: readonly string[]): string[] =>
  sortByLikelihood(
    storedUsageHistory.read(sessionStore.getState().userKey) ?? {},
    stageStore.getState().target?.key ?? PORTAL,
    keys,
  );
