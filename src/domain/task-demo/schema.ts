// Assumed: the specification names the two demo calls, not their bodies (R283, R284).
import { id, listOf, text, wireObject, type Schema } from '../wire';

/** A standard operation of the task platform. */
export interface StandardOperation {
  id: string;
  operationCode: string;
  operationName: string;
}

export const standardOperations: Schema<StandardOperation[]> = listOf(
  wireObject({ id, operationCode: text, operationName: text }),
);

/** An entry of the demo dictionary. */
export interface DemoDictionaryEntry {
  dataCode: string;
  dataName: string;
}

export const demoDictionary: Schema<DemoDictionaryEntry[]> = listOf(wireObject({ dataCode: id, dataName: text }));
