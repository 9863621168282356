import { endpoints } from './_data/define';
import { Refusal } from './_data/envelope';
import type { Fields } from './_data/fields';
import { refreshedToken } from './_data/persona';
import { everybody, personaOf } from './_data/seeds/personas';

/** The code that every text message of the mock world carries. */
const MESSAGE_CODE = '1234';
const PHONE = /^1[3-9]\d{9}$/;
const VERIFICATION_TYPES = ['4', '5'];

const phoneOf = (fields: Fields) => {
  const phone = fields.requiredText('telephone', '手机号');
  if (!PHONE.test(phone)) throw new Refusal('手机号格式有误');
  return phone;
};

const checkType = (fields: Fields) => {
  if (!VERIFICATION_TYPES.includes(fields.text('type'))) throw new Refusal('验证类型有误');
};

export default endpoints('portal', {
  'POST /api/portal/findUserInfoByPhone': ({ fields }) => {
    const found = everybody.find((person) => person.telephone === phoneOf(fields));
    return found ? { telephone: found.telephone, userName: found.userName } : null;
  },

  'POST /api/portal/addAccount': ({ fields, session, state }) => {
    if (fields.requiredText('bipNum', '员工编号') !== personaOf(session.personaId).bipNum)
      throw new Refusal('员工编号与登录人不一致');
    if (state.bound) throw new Refusal('创建失败，手机号已存在，请联系管理员');
    state.bound = true;
  },

  'POST /api/portal/bindOldAccount': ({ fields, session, state, world }) => {
    checkType(fields);
    const phone = phoneOf(fields);
    if (fields.requiredText('bipNum', '员工编号') !== personaOf(session.personaId).bipNum)
      throw new Refusal('员工编号与登录人不一致');
    if (!world.codesSent.has(phone)) throw new Refusal('请先获取验证码');
    if (fields.text('msgCode') !== MESSAGE_CODE) throw new Refusal('验证码错误或已过期');
    if (!everybody.some((person) => person.telephone === phone)) throw new Refusal('未找到该手机号对应的旧账号');
    state.bound = true;
  },

  'POST /api/user/smsSendCode': ({ fields, world }) => {
    checkType(fields);
    world.codesSent.add(phoneOf(fields));
  },

  'GET /api/reflashToken': ({ token, session }) => ({
    ssoToken: refreshedToken(token),
    ...(session.expiresIn === undefined ? {} : { expiresIn: session.expiresIn }),
  }),
});
