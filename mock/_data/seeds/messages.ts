import { formatMoment, momentAgo } from '../clock';
import { makeRandom, type Random } from '../random';
import {
  APPROVED,
  INDICATOR_PROJECTS,
  LIFT_BUILDINGS,
  liftName,
  missedAt,
  OPEN_ROUNDS,
  roundId,
  roundName,
} from './todo-records';
import { ordersAt } from './work-orders';
import { organization } from './organization';
import { personas } from './personas';
import { APPLICATIONS } from './todos';

/** A message as the server stores it; the read status is per person. */
export interface MessageRow {
  id: number;
  title: string;
  content: string;
  source: string;
  typeCode: string;
  createTime: string;
  createdByName: string;
  /** Job number of the author, which selects a person's own messages. */
  createdBy: string;
  /** '1' draft, '2' published. */
  status: string;
  /** Page of the record that it is about. */
  handleUrl?: string;
  /** Not read by anyone yet. */
  isFresh?: boolean;
}

/** Message types. */
export const MESSAGE_TYPES = [
  { typeCode: '1', typeName: '系统通知' },
  { typeCode: '2', typeName: '工单提醒' },
  { typeCode: '3', typeName: '审批结果' },
  { typeCode: '4', typeName: '活动邀请' },
  { typeCode: '5', typeName: '安全提醒' },
];

/** Names of the statuses of the person's own messages. */
export const MESSAGE_STATUS: Record<string, string> = { '1': '草稿', '2': '已发布' };

/** Name of a message type. */
export const messageTypeName = (code: string): string =>
  MESSAGE_TYPES.find((type) => type.typeCode === code)?.typeName ?? '';

/**
 * Type, source, title and content of system messages about nothing that happened at a certain time, and the page of their
 * record or of what the text asks for; braces are placeholders. The page is of what the title names.
 */
const PATTERNS: [type: string, source: string, title: string, content: string, handleUrl?: string][] = [
  [
    '1',
    '报表中心',
    '{reportedProject}经营日报已更新',
    '昨日收缴率 {rate}，工单按时完成率 {punctual}，明细见报表中心。',
    '/opbi?project={reportedCode}',
  ],
  [
    '1',
    '电梯平台',
    '{liftName}设备离线',
    '{liftName}的物联设备已离线超过两小时，请安排工程部现场排查供电与网络。',
    '/lift/lifts/{lift}',
  ],
  [
    '4',
    '活动运营',
    '邀请您参加“邻里守望”社区服务周',
    '{project}社区服务周志愿者招募已开始，集合时间为当日 8:30，期待您的参与。',
  ],
  [
    '4',
    '培训中心',
    '课程提醒：管家服务礼仪第{part}讲',
    '您报名的课程将于明日 14:00 开始，请提前十分钟进入线上教室并完成签到。',
  ],
  [
    '5',
    '安全管理部',
    '{project}夜间巡查提示',
    '近期夜间气温较低，请加强消防水系统防冻检查，重点查看屋面水箱与外露管道。',
  ],
  ['5', '安全管理部', '{project}消防演练通知', '演练于次日 15:00 开始，请各岗位按预案到位，结束后在当日填写演练记录。'],
];

/** Messages of these patterns. */
const OTHERS = 195;
const OWN_PER_PERSON = 9;

const OWN_TITLES = [
  '关于本周客服例会时间调整的说明',
  '{project}地库临时封闭施工提醒',
  '本月业主拜访计划请尽快填报',
  '前台值班表（本周）',
  '请核对本项目门禁卡发放台账',
  '雨天外摆防滑提示牌的提醒',
  '业主意见箱开启结果通报',
  '请各楼栋管家提交空置房巡查照片',
  '周末志愿服务人员名单确认',
];

/** Fills placeholders; the same name has the same value in all texts of a message. */
function filler(random: Random): (text: string) => string {
  const values = new Map<string, string>();
  const places: Record<string, () => string> = {
    project: () => random.pick(organization.projects).name,
    rate: () => `${random.integer(92, 99)}.${random.integer(0, 9)}%`,
    punctual: () => `${random.integer(92, 99)}.${random.integer(0, 9)}%`,
    reportedProject: () => random.pick(INDICATOR_PROJECTS)[1],
    reportedCode: () => INDICATOR_PROJECTS.find(([, name]) => name === valueOf('reportedProject'))![0],
    lift: () => String(random.integer(1, LIFT_BUILDINGS.length)),
    liftName: () => liftName(Number(valueOf('lift'))),
    part: () => random.pick(['一', '二', '三', '四', '五', '六']),
  };
  const valueOf = (name: string): string => {
    const value = values.get(name) ?? places[name]?.() ?? '';
    values.set(name, value);
    return value;
  };
  return (text) => text.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
}

/** A message of a pattern whose texts are filled. */
const systemMessage = (
  [typeCode, source, title, content, handleUrl]: (typeof PATTERNS)[number],
  sentAt: number,
): Omit<MessageRow, 'id'> => ({
  title,
  content,
  source,
  typeCode,
  createTime: formatMoment(sentAt),
  createdByName: source,
  createdBy: 'system',
  status: '2',
  ...(handleUrl ? { handleUrl } : {}),
});

/** Creates one message of these patterns; the index determines its age. */
export function receivedMessage(index: number, now: number, random: Random): Omit<MessageRow, 'id'> {
  const fill = filler(random);
  const [typeCode, source, title, content, handleUrl] = random.pick(PATTERNS);
  return systemMessage(
    [typeCode, source, fill(title), fill(content), handleUrl && fill(handleUrl)],
    momentAgo(now, Math.floor(index / 5), random.integer(7, 20), random.integer(0, 59), random.integer(0, 59)),
  );
}

const MINUTE_MS = 60_000;
const RATINGS = ['非常满意', '满意', '一般'];

/** One message about each order: that it is late, or closed and rated, or else that it was reported. */
const orderMessages = (now: number): Omit<MessageRow, 'id'>[] =>
  ordersAt(now).map(({ id, digits, matter, place, reportedAt, dueAt, closedAt }) => {
    const send = (title: string, content: string, sentAt: number) =>
      systemMessage(['2', '工单平台', title, content, `/byd/orders/${id}?source=workorder`], sentAt);
    const lateAt = dueAt - 15 * MINUTE_MS;
    const ratedAt = closedAt + 20 * MINUTE_MS;
    if (closedAt > dueAt && lateAt <= now)
      return send(
        `工单尾号 ${digits} 即将超时`,
        '该工单将在 15 分钟后超时，请及时跟进处理人的进度，必要时改派。',
        lateAt,
      );
    if (closedAt <= dueAt && ratedAt <= now)
      return send(
        `工单尾号 ${digits} 业主已评价`,
        `业主对本次服务评价为“${RATINGS[id % RATINGS.length]}”，感谢您的付出。`,
        ratedAt,
      );
    return send(
      `您有一张新工单待派：${matter}`,
      `${place} 报事：${matter}（工单尾号 ${digits}）。请在 15 分钟内完成派单。`,
      reportedAt,
    );
  });

/** Messages about what happened at a certain time: they are sent then. */
const datedMessages = (now: number): Omit<MessageRow, 'id'>[] => [
  systemMessage(
    ['1', '门户与账号', '密码即将到期提醒', '您的登录密码将于 7 天后到期，请及时在统一身份认证平台修改。'],
    now - 40 * MINUTE_MS,
  ),
  ...orderMessages(now),
  ...OPEN_ROUNDS.map((number) =>
    systemMessage(
      [
        '5',
        '安防',
        `${roundName(number)} 巡更点漏检`,
        '该轮巡更有 1 个巡更点漏检，请秩序主管核实原因并补充记录。',
        `/af/rounds/${roundId(number)}`,
      ],
      missedAt(number, now),
    ),
  ),
  ...APPROVED.map(({ id, home }, index) =>
    systemMessage(
      [
        '3',
        '装修',
        `装修申请（尾号 00${id}）审图完成`,
        `${home} 室的装修图纸已审核，意见为“通过”，请通知业主。`,
        `/byd/applications/${id}?source=decoration`,
      ],
      momentAgo(now, 1 + index, 14, id),
    ),
  ),
  ...APPLICATIONS.filter(({ status }) => status !== '1').map(({ systemCode, systemName, days, reason }) =>
    systemMessage(
      reason
        ? [
            '3',
            '门户与账号',
            `权限申请被驳回：${systemName}`,
            `您提交的“${systemName}”权限申请未通过，原因：${reason}`,
            `/mainApp/authorityApply?systemCode=${systemCode}`,
          ]
        : [
            '3',
            '门户与账号',
            `权限申请已通过：${systemName}`,
            `您提交的“${systemName}”权限申请已由综合管理部审批通过，重新登录后生效。`,
            '/mainApp/todoList?view=applied',
          ],
      momentAgo(now, days - 1, 15, 10),
    ),
  ),
];

function ownMessages(now: number, random: Random): Omit<MessageRow, 'id'>[] {
  const fill = filler(random);
  return personas.flatMap(({ person }, position) =>
    Array.from({ length: OWN_PER_PERSON }, (_, index) => ({
      // Each person begins with another title: the list of everybody shows none twice in a row.
      title: fill(OWN_TITLES[(index + position * 2) % OWN_TITLES.length]!),
      content: '请各位同事查收并按时反馈，有疑问可在工作群内联系我。感谢配合。',
      source: person.departmentName,
      typeCode: index % 4 === 0 ? '4' : '1',
      createTime: formatMoment(
        momentAgo(now, 1 + index * 5, random.integer(8, 18), random.integer(0, 59), random.integer(0, 59)),
      ),
      createdByName: person.userName,
      createdBy: person.jobNumber,
      status: index % 4 === 3 ? '1' : '2',
    })),
  );
}

/** Number of received messages that are unread initially. */
const UNREAD_AT_FIRST = 12;

/** Marks the newest system messages as unread. */
export function withUnread<T extends MessageRow>(rows: T[]): T[] {
  const unread = new Set(rows.filter((row) => row.createdBy === 'system').slice(0, UNREAD_AT_FIRST));
  return rows.map((row) => (unread.has(row) ? { ...row, isFresh: true } : row));
}

/** All messages of a dataset, newest first. */
export function seedMessages(now: number): MessageRow[] {
  const random = makeRandom(88_020);
  const others = Array.from({ length: OTHERS }, (_, index) => receivedMessage(index, now, random));
  const rows = [...datedMessages(now), ...others, ...ownMessages(now, random)];
  rows.sort((one, other) => (one.createTime < other.createTime ? 1 : -1));
  return withUnread(rows.map((row, index) => ({ id: 5_000 + rows.length - index, ...row })));
}
