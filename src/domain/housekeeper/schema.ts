import * as z from 'zod/mini';
import { flag, type Schema } from '../wire';

/** Permission data passed to the housekeeper subsystem as the server sends it (R140). */
export interface HousekeeperPermission {
  status: string;
  data: unknown;
}

/** The portal does not inspect the data; it only rejects a response without any. */
export const housekeeperPermissionData: Schema<unknown> = z.union([
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()),
]);

// Assumed: the specification names the account check, not its response (A16).

/** Whether the person has an account in the housekeeper system. */
export const housekeeperAccount: Schema<boolean> = flag;
