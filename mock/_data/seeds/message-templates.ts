import { formatMoment, momentAgo } from '../clock';
import { makeRandom } from '../random';
import { staff } from './people';

/** A text with `{name}` placeholders for messages. */
export interface TemplateRow {
  id: number;
  name: string;
  title: string;
  content: string;
  levelOneCode: string;
  source: string;
  enabled: boolean;
  createTime: string;
}

/** One send record of a template. */
export interface SendRecordRow {
  id: number;
  templateId: number;
  title: string;
  content: string;
  sendTime: string;
  receiverCount: number;
  status: string;
  receivers: { jobNumber: string; name: string; isRead: boolean }[];
}

/** First-level categories with their sources. */
export const MESSAGE_LEVELS = [
  {
    code: 'business',
    name: '业务消息',
    sources: [
      { code: 'workorder', name: '工单平台' },
      { code: 'decoration', name: '装修' },
      { code: 'lift', name: '电梯平台' },
    ],
  },
  {
    code: 'approval',
    name: '审批消息',
    sources: [
      { code: 'portal', name: '门户与账号' },
      { code: 'income', name: '公共收益' },
    ],
  },
  {
    code: 'operation',
    name: '运营消息',
    sources: [
      { code: 'activity', name: '活动运营' },
      { code: 'training', name: '培训中心' },
    ],
  },
];

const TEMPLATES: [level: string, source: string, name: string, title: string, content: string][] = [
  [
    'business',
    'workorder',
    '工单超时提醒',
    '工单 {orderNo} 即将超时',
    '{project}的工单 {orderNo} 将在 {minutes} 分钟后超时，请及时处理。',
  ],
  ['business', 'workorder', '新工单待派', '您有一张新工单待派', '{project}业主报事：{matter}，请在 15 分钟内派单。'],
  ['business', 'workorder', '业主评价通知', '工单 {orderNo} 业主已评价', '业主评价为“{rating}”。'],
  ['business', 'decoration', '装修审图结果', '装修申请 {applyNo} 审图完成', '审核意见：{opinion}。'],
  ['business', 'decoration', '装修押金退款', '装修押金退款已受理', '退款金额 {amount} 元，将于五个工作日内原路退回。'],
  ['business', 'lift', '电梯设备离线', '{liftName}设备离线', '设备离线已超过 {hours} 小时，请现场排查。'],
  ['business', 'lift', '维保到期提醒', '{liftName}维保即将到期', '请于 {date} 前完成本次保养并签字。'],
  [
    'approval',
    'portal',
    '权限申请通过',
    '权限申请已通过：{system}',
    '审批人{approver}已通过您的申请，重新登录后生效。',
  ],
  ['approval', 'portal', '权限申请驳回', '权限申请被驳回：{system}', '驳回原因：{reason}。'],
  ['approval', 'income', '公示审核通知', '公共收益公示待审核', '{project}第{quarter}季度公示待您审核。'],
  ['operation', 'activity', '活动邀请', '邀请您参加{activity}', '活动时间 {time}，地点 {place}，期待您的参与。'],
  ['operation', 'training', '课程提醒', '课程提醒：{course}', '您报名的课程将于 {time} 开始，请提前十分钟签到。'],
];

/** The templates, newest first. */
export const seedTemplates = (now: number): TemplateRow[] =>
  TEMPLATES.map(([levelOneCode, source, name, title, content], index) => ({
    id: TEMPLATES.length - index,
    name,
    title,
    content,
    levelOneCode,
    source,
    enabled: index !== 6,
    createTime: formatMoment(momentAgo(now, 12 + index * 17, 14, 5 + index, 20)),
  }));

const SENDINGS = 46;

/** Send records, newest first. */
export function seedSendRecords(now: number, templates: TemplateRow[]): SendRecordRow[] {
  const random = makeRandom(46_046);
  return Array.from({ length: SENDINGS }, (_, index) => {
    const template = random.pick(templates);
    const first = random.integer(0, staff.length - 40);
    const receivers = staff.slice(first, first + random.integer(3, 36)).map((person) => ({
      jobNumber: person.jobNumber,
      name: person.userName,
      isRead: random.chance(0.7),
    }));
    return {
      id: SENDINGS - index,
      templateId: template.id,
      title: template.title,
      content: template.content,
      sendTime: formatMoment(momentAgo(now, index, random.integer(8, 18), random.integer(0, 59), 12)),
      receiverCount: receivers.length,
      status: index % 11 === 10 ? '发送失败' : '已发送',
      receivers,
    };
  });
}
