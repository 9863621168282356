import type { HousekeeperPermission } from '@/domain/housekeeper/schema';
import { housekeeperEndpoints } from './endpoints/housekeeper';
import { call, callEnvelope, EnvelopeError, type CallOptions } from './http';

/** The permission data that the housekeeper subsystem is handed as it is (R140, R270); the page shows its failure. */
export async function getHousekeeperPermission(options?: CallOptions): Promise<HousekeeperPermission> {
  const endpoint = housekeeperEndpoints.getHousekeeperPermission;
  const { status, isOk, msg, data } = await callEnvelope(endpoint, undefined, options);
  if (!isOk) throw new EnvelopeError(endpoint.name, status, msg);
  return { status, data };
}

/** Whether the person has an account in the housekeeper system (R271). */
export const checkHousekeeperAccount = (options?: CallOptions): Promise<boolean> =>
  call(housekeeperEndpoints.checkHousekeeperAccount, undefined, options);
