import { useMemo } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';
import { type HousekeeperRights, readRights } from './permission';

/** What the person may do here. */
export function useRights(): HousekeeperRights {
  const { housekeeper } = usePortalState().permissions;
  return useMemo(() => readRights(housekeeper), [housekeeper]);
}
