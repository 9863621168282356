import { useMemo } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';
import { type HousekeeperRights, readRights } from './permission';

/** The user's permissions in this subsystem. */
export function useRights(): HousekeeperRights {
  const housekeeper = usePortalState((state) => state.permissions.housekeeper);
  return useMemo(() => readRights(housekeeper), [housekeeper]);
}
