import * as z from 'zod/mini';
import type { Schema } from '../wire';

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
