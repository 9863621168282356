import { endpoints, withMessage, type Call } from './_data/define';
import { BusinessError } from './_data/envelope';
import { Fields } from './_data/fields';
import { menusOf, permissionTree } from './_data/permission-menus';
import { personas } from './_data/seeds/personas';
import { rowOf, subsystemRows } from './_data/registry';
import { verdictFor } from './_data/seeds/subsystems';

const FRONT_PAGE = '/system/front/page';
const PHONE = /^1[3-9]\d{9}$/;

/** The persona with a phone; another phone is checked like the person's own. */
const personaByPhone = ({ fields, session }: Call) => {
  const phone = fields.text('telephone');
  if (!PHONE.test(phone)) throw new BusinessError('手机号有误');
  return personas.find(({ person }) => person.telephone === phone)?.id ?? session.personaId;
};

const knownCode = (fields: Fields, name: string) => {
  const code = fields.text(name);
  if (!rowOf(code)) throw new BusinessError('未找到该系统');
  return code;
};

/** Exactly the keys that the portal sends for an entry (R138). */
const ORDER_KEYS = ['id', 'isShow', 'orderNumber', 'systemCode'];

function readOrderItem(item: unknown) {
  const fields = new Fields(item);
  const keys = Object.keys((item ?? {}) as object).sort();
  if (keys.join() !== ORDER_KEYS.join()) throw new BusinessError('菜单排序参数有误');
  const entry = subsystemRows().find((each) => String(each.id) === fields.text('id'));
  // Home and basic information belong to the portal: their order is stored as sent.
  const systemCode = fields.requiredText('systemCode', '系统编码');
  if (entry ? entry.systemCode !== systemCode : !['home', 'basic'].includes(systemCode))
    throw new BusinessError('菜单不存在，请刷新后重试');
  return {
    systemCode,
    isShow: fields.integer('isShow', '显示位置', 0, 1),
    orderNumber: fields.integer('orderNumber', '排序号', 0, 9999),
  };
}

export default endpoints('base', {
  [`GET ${FRONT_PAGE}/subsystem/list`]: ({ state }) =>
    subsystemRows()
      .map((entry) => ({ ...entry, ...state.menu?.get(entry.systemCode) }))
      .sort((one, other) => one.orderNumber - other.orderNumber),

  [`POST ${FRONT_PAGE}/subsystem/order/save`]: ({ body, state }) => {
    if (!Array.isArray(body) || body.length === 0) throw new BusinessError('菜单排序不能为空');
    const items = body.map(readOrderItem);
    if (new Set(items.map((item) => item.systemCode)).size !== items.length)
      throw new BusinessError('菜单重复，请刷新后重试');
    // For this person only (R103); entries that were not sent keep their position.
    const menu = new Map(state.menu ?? []);
    for (const { systemCode, ...place } of items) menu.set(systemCode, place);
    state.menu = menu;
  },

  [`GET ${FRONT_PAGE}/subsystem/permission/list`]: ({ session }) =>
    permissionTree((code) => verdictFor(session.personaId, code).isLimit === '1'),

  [`GET ${FRONT_PAGE}/specify/subsystem/permission`]: ({ fields }) => menusOf(knownCode(fields, 'systemCode')),

  [`GET ${FRONT_PAGE}/specify/subsystem/permissionphone`]: (call) => {
    const personaId = personaByPhone(call);
    const code = knownCode(call.fields, 'subsystemCode');
    return verdictFor(personaId, code).isLimit === '1' ? menusOf(code) : [];
  },

  [`GET ${FRONT_PAGE}/subsystem/getPermissionVerification`]: (call) => {
    const { msg, ...verdict } = verdictFor(personaByPhone(call), knownCode(call.fields, 'systemCode'));
    return msg ? withMessage(verdict, msg) : verdict;
  },
});
