import type { PersonaId } from '../persona';
import { placePerson, staff, type Person } from './people';

/** A persona for signing in (A19), with a description of its special features. */
export interface Persona {
  id: PersonaId;
  person: Person;
  /** Number of the person in the group's staff register, first part of the decoded ticket (A20). */
  bipNum: string;
  /** Identity status on the wire: 4 under review, 5 not verified (R162, R163). */
  identityState: number;
  purpose: { zh: string; en: string };
}

const persona = (
  id: PersonaId,
  userName: string,
  sex: 0 | 1,
  telephone: string,
  jobNumber: string,
  place: [projectId: string, department: number, post: number],
  identityState: number,
  zh: string,
  en: string,
): Persona => ({
  id,
  person: placePerson(place[0], place[1], {
    userId: jobNumber.replace('XK00', '20'),
    userName,
    sex,
    telephone,
    jobNumber,
    post: place[2],
  }),
  bipNum: jobNumber.replace('XK', 'BIP'),
  identityState,
  purpose: { zh, en },
});

/** The six personas of the sign-in page. */
export const personas: readonly Persona[] = [
  persona(
    'persona-demo',
    '林知远',
    1,
    '13812345678',
    'XK002417',
    ['P010101', 0, 3],
    1,
    '已绑定、已认证，全部系统均可进入。',
    'Bound and verified, every subsystem is open.',
  ),
  persona(
    'persona-restricted',
    '周晓彤',
    0,
    '13700002586',
    'XK003108',
    ['P010103', 0, 0],
    1,
    '部分系统无权限：停用、审核中、已驳回、未申请各一个。',
    'Some subsystems are closed: one each blocked, under review, rejected and never applied for.',
  ),
  persona(
    'persona-unbound',
    '陈立群',
    1,
    '15900013642',
    'XK004551',
    ['P020101', 1, 1],
    1,
    '新账号，尚未绑定旧账号；验证码一律为 1234，旧账号手机号 13800138000。',
    'New account, not bound yet; the code is always 1234, the old account has the phone 13800138000.',
  ),
  persona(
    'persona-review',
    '何婉清',
    0,
    '18200027719',
    'XK004620',
    ['P030101', 4, 1],
    4,
    '身份信息审核中。',
    'Identity under review.',
  ),
  persona(
    'persona-unverified',
    '郑博文',
    1,
    '18700034105',
    'XK004633',
    ['P040101', 2, 0],
    5,
    '尚未完成身份认证。',
    'Identity not verified yet.',
  ),
  persona(
    'persona-nophone',
    '吴启明',
    1,
    '',
    'XK004702',
    ['P050101', 3, 2],
    1,
    '账号没有手机号，登录后会自动退出。',
    'The account has no phone: sign-in is refused after a moment.',
  ),
];

const byId = new Map(personas.map((each) => [each.id, each]));

/** The persona with an id. */
export const personaOf = (id: PersonaId): Persona => byId.get(id)!;

/** The person behind a persona. */
export const personOf = (id: PersonaId): Person => personaOf(id).person;

/** ID number that the verification service has for a person; only the unverified persona has to enter it. */
export const idNumberOf = (id: PersonaId): string => (id === 'persona-unverified' ? '44010619910315128X' : '');

/** Phone of the old account that the unbound persona can bind; it belongs to a staff member. */
const OLD_ACCOUNT_PHONE = '13800138000';

/** All staff of the group, personas first. */
export const everybody: readonly Person[] = [
  ...personas.map((each) => each.person),
  ...staff.map((person, index) => (index === 0 ? { ...person, telephone: OLD_ACCOUNT_PHONE } : person)),
];
