import { endpoints, type Call } from './_data/define';
import { BusinessError } from './_data/envelope';
import { PERMISSION_CODES } from './_data/seeds/subsystems';
import { removeByIds, replaceById, takeId } from './_data/dataset';

const DICTIONARY = '/system/dictionary';
const ITEM = `${DICTIONARY}/item`;
const CODE = /^\w{1,50}$/;

interface Entry {
  id: number;
  dataCode: string;
  dataName: string;
  parentCode?: string;
}

const mayWrite = ({ session }: Call) =>
  (session.personaId === 'persona-restricted' ? PERMISSION_CODES.restricted : PERMISSION_CODES.full).includes(
    'dictionary:edit',
  );

const checkRight = (call: Call) => {
  if (!mayWrite(call)) throw new BusinessError('您没有维护数据字典的权限');
};

const knownDictionary = ({ dataset }: Call, code: string) => {
  if (!dataset.dictionaries.some((row) => row.dataCode === code)) throw new BusinessError('数据字典不存在');
  return code;
};

/** Whether this code or name is unused in the list. */
const isFree = (
  list: readonly Entry[],
  field: 'dataCode' | 'dataName',
  value: string,
  id: string,
  parentCode?: string,
) =>
  !list.some(
    (row) =>
      row[field] === value && String(row.id) !== id && (parentCode === undefined || row.parentCode === parentCode),
  );

function save<T extends Entry>(call: Call, list: T[], parent: { parentCode?: string }, label: string) {
  checkRight(call);
  const { fields } = call;
  const id = fields.text('id');
  const dataCode = fields.requiredText('dataCode', `${label}编码`, 50);
  const dataName = fields.requiredText('dataName', `${label}名称`, 50);
  if (!CODE.test(dataCode)) throw new BusinessError(`${label}编码只能包含字母、数字和下划线`);
  if (!isFree(list, 'dataCode', dataCode, id, parent.parentCode)) throw new BusinessError(`${label}编码已存在`);
  if (!isFree(list, 'dataName', dataName, id, parent.parentCode)) throw new BusinessError(`${label}名称已存在`);
  if (!id) {
    const row = { id: takeId(call.dataset), dataCode, dataName, ...parent };
    list.push(row as unknown as T);
    return { id: row.id };
  }
  if (!replaceById(list, id, (row) => ({ ...row, dataCode, dataName, ...parent })))
    throw new BusinessError(`${label}不存在或已被删除`);
  return { id };
}

function remove(call: Call, list: Entry[], label: string) {
  checkRight(call);
  if (removeByIds(list, [call.fields.requiredText('id', `${label}编号`)]) === 0)
    throw new BusinessError(`${label}不存在或已被删除`);
}

const check = (call: Call, list: readonly Entry[], field: 'dataCode' | 'dataName', parentCode?: string) =>
  isFree(
    list,
    field,
    call.fields.requiredText(field, field === 'dataCode' ? '编码' : '名称'),
    call.fields.text('id'),
    parentCode,
  );

const parentOf = (call: Call) => knownDictionary(call, call.fields.requiredText('parentCode', '数据字典编码'));

export default endpoints('base', {
  [`GET ${ITEM}/adminAuthorityJudgment`]: mayWrite,

  'GET /dictionary/getItems': (call) => {
    const code = knownDictionary(call, call.fields.requiredText('code', '字典编码'));
    return call.dataset.dictionaryItems
      .filter((row) => row.parentCode === code)
      .map(({ dataCode, dataName }) => ({ code: dataCode, name: dataName }));
  },

  [`GET ${DICTIONARY}/list`]: ({ dataset }) => dataset.dictionaries,

  [`GET ${ITEM}/list`]: (call) => {
    const code = parentOf(call);
    return call.dataset.dictionaryItems.filter((row) => row.parentCode === code);
  },

  // Comma-separated codes in one call (R274).
  [`GET ${ITEM}/listForParentCodes`]: (call) => {
    const codes = call.fields.ids('parentCodes');
    if (codes.length === 0) throw new BusinessError('数据字典编码不能为空');
    for (const code of codes) knownDictionary(call, code);
    return call.dataset.dictionaryItems.filter((row) => codes.includes(row.parentCode));
  },

  [`POST ${DICTIONARY}/addOrUpdate`]: (call) => save(call, call.dataset.dictionaries, {}, '数据字典'),
  [`POST ${DICTIONARY}/delete`]: (call) => {
    const row = call.dataset.dictionaries.find((each) => String(each.id) === call.fields.text('id'));
    remove(call, call.dataset.dictionaries, '数据字典');
    // Its values are deleted with it.
    call.dataset.dictionaryItems = call.dataset.dictionaryItems.filter((item) => item.parentCode !== row?.dataCode);
  },
  [`POST ${DICTIONARY}/checkDataCode`]: (call) => check(call, call.dataset.dictionaries, 'dataCode'),
  [`POST ${DICTIONARY}/checkDataName`]: (call) => check(call, call.dataset.dictionaries, 'dataName'),

  [`POST ${ITEM}/addOrUpdate`]: (call) =>
    save(call, call.dataset.dictionaryItems, { parentCode: parentOf(call) }, '字典项'),
  [`POST ${ITEM}/delete`]: (call) => remove(call, call.dataset.dictionaryItems, '字典项'),
  [`POST ${ITEM}/checkDataCode`]: (call) => check(call, call.dataset.dictionaryItems, 'dataCode', parentOf(call)),
  [`POST ${ITEM}/checkDataName`]: (call) => check(call, call.dataset.dictionaryItems, 'dataName', parentOf(call)),
});
