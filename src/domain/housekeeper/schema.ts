import * as z from 'zod/mini';
import type { Schema } from '../wire';

/** The permission data that the housekeeper subsystem is handed, as the server sends it (R140). */
export interface HousekeeperPermission {
  status: string;
  data: unknown;
}

/** The product does not look into it; it only refuses an answer without any. */
export const housekeeperPermissionData: Schema<unknown> = z.union([
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()),
]);
