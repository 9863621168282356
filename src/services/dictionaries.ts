import {
  dictionaries,
  dictionaryItems,
  optionItems,
  savedDictionary,
  yesOrNo,
  type CodeCheck,
  type Dictionary,
  type DictionaryInput,
  type DictionaryItem,
  type DictionaryItemInput,
  type NameCheck,
  type OptionItem,
} from '@/domain/dictionary/schema';
import { nothing } from '@/domain/wire';
import { cachePerToken, call, type CallOptions } from './http';
import { get, post } from './http/endpoint';

const DICTIONARY = '/system/dictionary';
const ITEM = `${DICTIONARY}/item`;

/** Endpoints of dictionaries; no screen of the specification uses the writing ones. */
export const dictionaryEndpoints = {
  checkAdminAuthority: get<void, boolean>({
    row: 'R207',
    name: 'checkAdminAuthority',
    path: `${ITEM}/adminAuthorityJudgment`,
    response: yesOrNo,
  }),
  listOptions: get<{ code: string }, OptionItem[]>({
    row: 'R210',
    name: 'listOptions',
    path: '/dictionary/getItems',
    response: optionItems,
    background: true,
  }),
  listDictionaries: get<void, Dictionary[]>({
    row: 'R272',
    name: 'listDictionaries',
    path: `${DICTIONARY}/list`,
    response: dictionaries,
    background: true,
  }),
  listDictionaryItems: get<{ parentCode: string }, DictionaryItem[]>({
    row: 'R273',
    name: 'listDictionaryItems',
    path: `${ITEM}/list`,
    response: dictionaryItems,
    background: true,
  }),
  listItemsOfDictionaries: get<{ parentCodes: string }, DictionaryItem[]>({
    row: 'R274',
    name: 'listItemsOfDictionaries',
    path: `${ITEM}/listForParentCodes`,
    response: dictionaryItems,
    background: true,
  }),
  saveDictionary: post<DictionaryInput, { id: string }>({
    row: 'R275',
    name: 'saveDictionary',
    path: `${DICTIONARY}/addOrUpdate`,
    response: savedDictionary,
    effect: 'creates',
  }),
  removeDictionary: post<{ id: string }, void>({
    row: 'R276',
    name: 'removeDictionary',
    path: `${DICTIONARY}/delete`,
    response: nothing,
    effect: 'changes',
  }),
  checkDictionaryCode: post<CodeCheck, boolean>({
    row: 'R277',
    name: 'checkDictionaryCode',
    path: `${DICTIONARY}/checkDataCode`,
    response: yesOrNo,
    background: true,
  }),
  checkDictionaryName: post<NameCheck, boolean>({
    row: 'R278',
    name: 'checkDictionaryName',
    path: `${DICTIONARY}/checkDataName`,
    response: yesOrNo,
    background: true,
  }),
  saveDictionaryItem: post<DictionaryItemInput, { id: string }>({
    row: 'R279',
    name: 'saveDictionaryItem',
    path: `${ITEM}/addOrUpdate`,
    response: savedDictionary,
    effect: 'creates',
  }),
  removeDictionaryItem: post<{ id: string }, void>({
    row: 'R280',
    name: 'removeDictionaryItem',
    path: `${ITEM}/delete`,
    response: nothing,
    effect: 'changes',
  }),
  checkDictionaryItemCode: post<CodeCheck, boolean>({
    row: 'R281',
    name: 'checkDictionaryItemCode',
    path: `${ITEM}/checkDataCode`,
    response: yesOrNo,
    background: true,
  }),
  checkDictionaryItemName: post<NameCheck, boolean>({
    row: 'R282',
    name: 'checkDictionaryItemName',
    path: `${ITEM}/checkDataName`,
    response: yesOrNo,
    background: true,
  }),
};

/** Whether the person may administer dictionaries (R207). */
export const checkAdminAuthority = (options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkAdminAuthority, undefined, options);

const cachedOptions = cachePerToken((code: string) => call(dictionaryEndpoints.listOptions, { code }, { quiet: true }));
// Background loads: the caller reports what is missing.
const cachedDictionaries = cachePerToken(() => call(dictionaryEndpoints.listDictionaries, undefined, { quiet: true }));
const cachedItems = cachePerToken((parentCode: string) =>
  call(dictionaryEndpoints.listDictionaryItems, { parentCode }, { quiet: true }),
);
const cachedItemsOfAll = cachePerToken((parentCodes: string) =>
  call(dictionaryEndpoints.listItemsOfDictionaries, { parentCodes }, { quiet: true }),
);

/** Clears the cached lookups after a change. */
async function changing<Data>(change: Promise<Data>): Promise<Data> {
  try {
    return await change;
  } finally {
    for (const cached of [cachedOptions, cachedDictionaries, cachedItems, cachedItemsOfAll]) cached.forget();
  }
}

/** Options of a drop-down list, cached (R210). The caller shows failures. */
export const listOptions = (code: string): Promise<OptionItem[]> => cachedOptions(code);

/** All dictionaries, cached (R272). */
export const listDictionaries = (): Promise<Dictionary[]> => cachedDictionaries(undefined);

/** Values of one dictionary, cached (R273). */
export const listDictionaryItems = (parentCode: string): Promise<DictionaryItem[]> => cachedItems(parentCode);

/** Values of several dictionaries in one call, with joined codes; cached (R274). */
export const listItemsOfDictionaries = (parentCodes: readonly string[]): Promise<DictionaryItem[]> =>
  cachedItemsOfAll(parentCodes.join(','));

/** Creates or updates a dictionary (R275). */
export const saveDictionary = (draft: DictionaryInput, options?: CallOptions): Promise<{ id: string }> =>
  changing(call(dictionaryEndpoints.saveDictionary, draft, options));

/** Deletes a dictionary (R276). */
export const removeDictionary = (id: string, options?: CallOptions): Promise<void> =>
  changing(call(dictionaryEndpoints.removeDictionary, { id }, options));

/** Whether a dictionary's code is available (R277). */
export const checkDictionaryCode = (check: CodeCheck, options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkDictionaryCode, check, options);

/** Whether a dictionary's name is available (R278). */
export const checkDictionaryName = (check: NameCheck, options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkDictionaryName, check, options);

/** Creates or updates a value of a dictionary (R279). */
export const saveDictionaryItem = (draft: DictionaryItemInput, options?: CallOptions): Promise<{ id: string }> =>
  changing(call(dictionaryEndpoints.saveDictionaryItem, draft, options));

/** Deletes a value of a dictionary (R280). */
export const removeDictionaryItem = (id: string, options?: CallOptions): Promise<void> =>
  changing(call(dictionaryEndpoints.removeDictionaryItem, { id }, options));

/** Whether a value's code is available (R281). */
export const checkDictionaryItemCode = (check: CodeCheck, options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkDictionaryItemCode, check, options);

/** Whether a value's name is available (R282). */
export const checkDictionaryItemName = (check: NameCheck, options?: CallOptions): Promise<boolean> =>
  call(dictionaryEndpoints.checkDictionaryItemName, check, options);
