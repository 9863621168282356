import { ICON_CODES } from '../files/pictures';
import type { PersonaId } from '../persona';

/** A navigation entry (R132), with flags in the server's spelling. */
export interface SubsystemRow {
  id: number;
  systemCode: string;
  systemName: string;
  isShow: number;
  orderNumber: number;
  isFixed: number;
  isByd: string;
  icon: string;
}

// The portal adds home and basic information itself (R074). Fire-safety and IoT are on the right side.
const ENTRIES: [systemCode: string, systemName: string, isShow: 0 | 1, isFixed: 0 | 1, isByd: '0' | '1'][] = [
  ['workorder', '工单平台', 1, 1, '1'],
  ['bjDigitization', '报事系统', 1, 1, '0'],
  ['gdzt', '工单中台', 1, 1, '0'],
  ['housekeeper', '管家', 1, 0, '0'],
  ['decoration', '装修', 1, 0, '1'],
  ['task', '任务', 0, 0, '1'],
  ['systemManager', '待办任务', 0, 0, '0'],
  ['integrated', '综合平台', 0, 0, '0'],
  ['lift', '电梯平台', 0, 0, '0'],
  ['wcx', '能耗抄表', 0, 0, '0'],
  ['af', '安防', 0, 0, '0'],
  ['opbi', '报表中心', 0, 0, '0'],
  ['nfc', '门禁卡', 0, 0, '0'],
  ['pivot', '数据中台', 0, 0, '0'],
  ['publicBenefits', '公共收益', 0, 0, '1'],
  ['fireSafety', '智慧消防', 1, 0, '0'],
  ['iot', '物联平台', 1, 0, '0'],
];

/** The default entries. Some have no icon: the portal shows a letter instead. */
export const SUBSYSTEMS: readonly SubsystemRow[] = ENTRIES.map(
  ([systemCode, systemName, isShow, isFixed, isByd], index) => ({
    id: 101 + index,
    systemCode,
    systemName,
    isShow,
    orderNumber: index + 1,
    isFixed,
    isByd,
    icon: ICON_CODES.has(systemCode) ? `/_files/icons/${systemCode}` : '',
  }),
);

/** Result of the permission check (R133); `msg` is the server's message, shown for 0 (R174). */
export interface Verdict {
  isLimit: string | null;
  reasonsRejection: string;
  msg?: string;
}

const ALLOWED: Verdict = { isLimit: '1', reasonsRejection: '' };

/** The four subsystems that the restricted persona may not open, each for a different reason (A19). */
const RESTRICTIONS: Record<string, Verdict> = {
  decoration: {
    isLimit: '0',
    reasonsRejection: '',
    msg: '装修系统正在为梧桐里项目迁移数据，预计本周五恢复，请联系数字化管理部。',
  },
  task: { isLimit: '4', reasonsRejection: '' },
  publicBenefits: { isLimit: '5', reasonsRejection: '申请岗位与当前任职不一致，请补充项目经理的授权说明后重新提交。' },
  workorder: { isLimit: null, reasonsRejection: '' },
};

/** Whether a persona may open a subsystem. */
export const verdictFor = (personaId: PersonaId, systemCode: string): Verdict =>
  (personaId === 'persona-restricted' && Object.hasOwn(RESTRICTIONS, systemCode)
    ? RESTRICTIONS[systemCode]
    : undefined) ?? ALLOWED;

/** Permission codes of actions in the portal. */
export const PERMISSION_CODES: Record<'full' | 'restricted', string[]> = {
  full: [
    'notice:publish',
    'notice:delete',
    'manual:publish',
    'manual:delete',
    'message:publish',
    'message:delete',
    'gray:edit',
    'dictionary:edit',
    'personal:apply',
    'subsystem:inspect',
    'subsystem:override',
    'gdzt:dispatch',
    'nfc:issue',
    'jcpt:edit',
    'jcpt:scrap',
    'bjxt:assign',
    'bjxt:close',
    'af:excuse',
    // Of the examples in the guide.
    'record:edit',
    ...['workorder:assign', 'decoration:approve', 'benefits:book', 'meter:correct', 'lift:suspend', 'indicator:target'],
  ],
  restricted: ['message:publish', 'personal:apply'],
};
