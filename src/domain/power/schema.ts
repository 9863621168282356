import { id, listOf, type Schema } from '../wire';

/** Codes of what the person may do (R194). */
export const powerCodes: Schema<string[]> = listOf(id);
