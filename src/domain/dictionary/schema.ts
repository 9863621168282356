// Assumed: the specification names the dictionary calls, not their bodies (R287).
import * as z from 'zod/mini';
import { flag, id, listOf, maybe, text, wireObject, type Schema } from '../wire';

/** A dictionary: a list of values under one code. */
export interface Dictionary {
  id: string;
  dataCode: string;
  dataName: string;
}

export const dictionaries: Schema<Dictionary[]> = listOf(wireObject({ id, dataCode: id, dataName: text }));

/** One value of a dictionary. */
export interface DictionaryItem extends Dictionary {
  parentCode: string;
}

export const dictionaryItems: Schema<DictionaryItem[]> = listOf(
  wireObject({ id, dataCode: id, dataName: text, parentCode: id }),
);

/** Body for saving a dictionary; an update carries the id. */
export interface DictionaryInput {
  id?: string;
  dataCode: string;
  dataName: string;
}

/** Body for saving one value; an update carries the id. */
export interface DictionaryItemInput extends DictionaryInput {
  parentCode: string;
}

/** Checks whether a code is available; the id excludes the record itself. */
export interface CodeCheck {
  id?: string;
  dataCode: string;
  parentCode?: string;
}

/** The same check for a name. */
export interface NameCheck {
  id?: string;
  dataName: string;
  parentCode?: string;
}

export const savedDictionary: Schema<{ id: string }> = wireObject({ id });

/** Whether a code or name is available, or whether the person may administer. */
export const yesOrNo: Schema<boolean> = flag;

/** An entry of a drop-down list (R210). */
export interface OptionItem {
  code: string;
  name: string;
  remark?: string;
}

export const optionItems: Schema<OptionItem[]> = listOf(
  wireObject({ code: id, name: text, remark: z.optional(maybe(text)) }),
);
