import { endpoints } from './_data/define';
import { BusinessError } from './_data/envelope';
import type { Fields } from './_data/fields';
import { refreshedToken } from './_data/persona';
import { everybody, personaOf } from './_data/seeds/personas';

/** The code in every text message of the mock. */
const MESSAGE_CODE = '1234';
const PHONE = /^1[3-9]\d{9}$/;
const VERIFICATION_TYPES = ['4', '5'];

const phoneOf = (fields: Fields) => {
  const phone = fields.requiredText('telephone', '手机号');
  if (!PHONE.test(phone)) throw new BusinessError('手机号格式有误');
  return phone;
};

const checkType = (fields: Fields) => {
  if (!VERIFICATION_TYPES.includes(fields.text('type'))) throw new BusinessError('验证类型有误');
};

export default endpoints('portal', {
  'POST /api/portal/findUserInfoByPhone': ({ fields }) => {
    const found = everybody.find((person) => person.telephone === phoneOf(fields));
    return found ? { telephone: found.telephone, userName: found.userName } : null;
  },

  'POST /api/portal/addAccount': ({ fields, session, state }) => {
    if (fields.requiredText('bipNum', '员工编号') !== personaOf(session.personaId).bipNum)
      throw new BusinessError('员工编号与登录人不一致');
    if (state.bound) throw new BusinessError('创建失败，手机号已存在，请联系管理员');
    state.bound = true;
  },

  'POST /api/portal/bindOldAccount': ({ fields, session, state, dataset }) => {
    checkType(fields);
    const phone = phoneOf(fields);
    if (fields.requiredText('bipNum', '员工编号') !== personaOf(session.personaId).bipNum)
      throw new BusinessError('员工编号与登录人不一致');
    if (!dataset.codesSent.has(phone)) throw new BusinessError('请先获取验证码');
    if (fields.text('msgCode') !== MESSAGE_CODE) throw new BusinessError('验证码错误或已过期');
    if (!everybody.some((person) => person.telephone === phone)) throw new BusinessError('未找到该手机号对应的旧账号');
    state.bound = true;
  },

  'POST /api/user/smsSendCode': ({ fields, dataset }) => {
    checkType(fields);
    dataset.codesSent.add(phoneOf(fields));
  },

  'GET /api/reflashToken': ({ token, session }) => ({
    ssoToken: refreshedToken(token),
    ...(session.expiresIn === undefined ? {} : { expiresIn: session.expiresIn }),
  }),
});
