import { id, listOf, type Schema } from '../wire';

/** The person's permission codes (R194). */
export const permissionCodes: Schema<string[]> = listOf(id);
