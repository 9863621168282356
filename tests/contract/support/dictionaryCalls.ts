// Todos, the preparation of the housekeeper, dictionaries and the task demo.
import * as dictionaries from '../../../src/services/dictionaries';
import * as housekeeper from '../../../src/services/housekeeper';
import * as demo from '../../../src/services/task-demo';
import * as todos from '../../../src/services/todos';
import { first, firstId, page, PAGE, type Line } from './contractCase';

const ITEM_KEYS = ['dataCode', 'dataName', 'parentCode'];
const aDictionary = async () => first(await dictionaries.listDictionaries());
const anItem = async () => first(await dictionaries.listDictionaryItems((await aDictionary()).dataCode));

/** R207, R210 and R266–R284. */
export const dictionaryCalls: Line[] = [
  ['R207', 'GET /system/dictionary/item/adminAuthorityJudgment', [], () => dictionaries.checkAdminAuthority()],
  ['R210', 'GET /dictionary/getItems', ['code'], async () => dictionaries.listOptions((await aDictionary()).dataCode)],
  ['R266', 'POST /todo/todo/pending/list', PAGE, () => todos.listPendingTodos(page)],
  ['R267', 'POST /todo/todo/processed/list', PAGE, () => todos.listProcessedTodos(page)],
  [
    'R268',
    'POST /todo/todo/es/delete',
    ['id'],
    async () => todos.removeTodo(await firstId(todos.listPendingTodos(page))),
  ],
  ['R269', 'GET /todo/todo/apply/list', PAGE, () => todos.listMyApplications(page)],
  ['R270', 'GET /todo/permission/mgr/integration/getPermission', [], () => housekeeper.getHousekeeperPermission()],
  ['R271', 'GET /todo/permission/mgr/integration/checkAccount', [], () => housekeeper.checkHousekeeperAccount()],

  ['R272', 'GET /system/dictionary/list', [], () => dictionaries.listDictionaries()],
  [
    'R273',
    'GET /system/dictionary/item/list',
    ['parentCode'],
    async () => dictionaries.listDictionaryItems((await aDictionary()).dataCode),
  ],
  [
    'R274',
    'GET /system/dictionary/item/listForParentCodes',
    ['parentCodes'],
    async () => {
      const all = await dictionaries.listDictionaries();
      return dictionaries.listItemsOfDictionaries(all.slice(0, 2).map(({ dataCode }) => dataCode));
    },
  ],
  [
    'R275',
    'POST /system/dictionary/addOrUpdate',
    ['dataCode', 'dataName'],
    () => dictionaries.saveDictionary({ dataCode: 'contract', dataName: '合同' }),
  ],
  [
    'R276',
    'POST /system/dictionary/delete',
    ['id'],
    async () => dictionaries.removeDictionary((await aDictionary()).id),
  ],
  [
    'R277',
    'POST /system/dictionary/checkDataCode',
    ['dataCode'],
    () => dictionaries.checkDictionaryCode({ dataCode: 'contract' }),
  ],
  [
    'R278',
    'POST /system/dictionary/checkDataName',
    ['dataName', 'id'],
    async () => dictionaries.checkDictionaryName(await aDictionary().then(({ id, dataName }) => ({ id, dataName }))),
  ],
  [
    'R279',
    'POST /system/dictionary/item/addOrUpdate',
    ITEM_KEYS,
    async () => {
      const { dataCode: parentCode } = await aDictionary();
      return dictionaries.saveDictionaryItem({ dataCode: 'contract', dataName: '合同', parentCode });
    },
  ],
  [
    'R280',
    'POST /system/dictionary/item/delete',
    ['id'],
    async () => dictionaries.removeDictionaryItem((await anItem()).id),
  ],
  [
    'R281',
    'POST /system/dictionary/item/checkDataCode',
    ['dataCode', 'parentCode'],
    async () => {
      const { dataCode: parentCode } = await aDictionary();
      return dictionaries.checkDictionaryItemCode({ dataCode: 'contract', parentCode });
    },
  ],
  [
    'R282',
    'POST /system/dictionary/item/checkDataName',
    ['dataName', 'parentCode'],
    async () => {
      const { dataCode: parentCode } = await aDictionary();
      return dictionaries.checkDictionaryItemName({ dataName: '合同', parentCode });
    },
  ],
  [
    'R283',
    'GET /task/StandardOperation/queryStandardOperationList',
    [],
    () => demo.listStandardOperations(),
    { timeoutMs: 60_000 },
  ],
  [
    'R284',
    'GET /task/StandardOperation/queryDictionaryList',
    [],
    () => demo.listDemoDictionary(),
    { timeoutMs: 60_000 },
  ],
];
