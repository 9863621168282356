import type {
  CodeCheck,
  Dictionary,
  DictionaryDraft,
  DictionaryItem,
  DictionaryItemDraft,
  NameCheck,
  OptionItem,
} from '@/domain/dictionary/assumed';
import { dictionaryEndpoints } from './endpoints/dictionaries';
import { call, type CallOptions } from './http';

/** Whether the person may administer dictionaries (R207). */
export const checkAdminAuthority = (options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkAdminAuthority, undefined, options);

/** The entries of a drop-down list (R210). */
export const listOptions = (code: string, options?: CallOptions): Promise<OptionItem[]> =>
  call(dictionaryEndpoints.listOptions, { code }, options);

/** All dictionaries (R272). */
export const listDictionaries = (options?: CallOptions): Promise<Dictionary[]> =>
  call(dictionaryEndpoints.listDictionaries, undefined, options);

/** The values of one dictionary (R273). */
export const listDictionaryItems = (parentCode: string, options?: CallOptions): Promise<DictionaryItem[]> =>
  call(dictionaryEndpoints.listDictionaryItems, { parentCode }, options);

/** The values of several dictionaries in one call, their codes joined (R274). */
export const listItemsOfDictionaries = (
  parentCodes: readonly string[],
  options?: CallOptions,
): Promise<DictionaryItem[]> =>
  call(dictionaryEndpoints.listItemsOfDictionaries, { parentCodes: parentCodes.join(',') }, options);

/** Writes a dictionary, new or changed (R275). */
export const saveDictionary = (draft: DictionaryDraft, options?: CallOptions): Promise<{ id: string }> =>
  call(dictionaryEndpoints.saveDictionary, draft, options);

/** Deletes a dictionary (R276). */
export const removeDictionary = (id: string, options?: CallOptions): Promise<void> =>
  call(dictionaryEndpoints.removeDictionary, { id }, options);

/** Whether a dictionary's code is free (R277). */
export const checkDictionaryCode = (check: CodeCheck, options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkDictionaryCode, check, options);

/** Whether a dictionary's name is free (R278). */
export const checkDictionaryName = (check: NameCheck, options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkDictionaryName, check, options);

/** Writes a value of a dictionary, new or changed (R279). */
export const saveDictionaryItem = (draft: DictionaryItemDraft, options?: CallOptions): Promise<{ id: string }> =>
  call(dictionaryEndpoints.saveDictionaryItem, draft, options);

/** Deletes a value of a dictionary (R280). */
export const removeDictionaryItem = (id: string, options?: CallOptions): Promise<void> =>
  call(dictionaryEndpoints.removeDictionaryItem, { id }, options);

/** Whether a value's code is free (R281). */
export const checkDictionaryItemCode = (check: CodeCheck, options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkDictionaryItemCode, check, options);

/** Whether a value's name is free (R282). */
export const checkDictionaryItemName = (check: NameCheck, options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkDictionaryItemName, check, options);
