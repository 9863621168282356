import {
  dictionaries,
  dictionaryItems,
  optionItems,
  savedDictionary,
  yesOrNo,
  type CodeCheck,
  type Dictionary,
  type DictionaryDraft,
  type DictionaryItem,
  type DictionaryItemDraft,
  type NameCheck,
  type OptionItem,
} from '@/domain/dictionary/assumed';
import { nothing } from '@/domain/wire';
import { get, post } from '../http/endpoint';

const DICTIONARY = '/system/dictionary';
const ITEM = `${DICTIONARY}/item`;

/** Calls about dictionaries; no screen of the specification uses those that write. */
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
  saveDictionary: post<DictionaryDraft, { id: string }>({
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
  saveDictionaryItem: post<DictionaryItemDraft, { id: string }>({
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
