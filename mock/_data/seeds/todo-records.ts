import { formatMoment, shanghaiParts } from '../clock';
import type { Random } from '../random';

// Tasks about records of the sample subsystems: the title names work that the page of its address offers, and the record
// there, so that no two records have the same one. The subsystems seed their records by number, the same on every start.

/** What a task is about, and what its record says of the people and times of the task. */
export interface TodoSubject {
  title: string;
  handleUrl: string;
  applicantName?: string;
  applicant?: string;
  createTime?: string;
  dueTime?: string;
}

interface TodoKind {
  systemCode: string;
  systemName: string;
  /** @param isPending - for a pending task, chooses a record that is still open. */
  subjectOf: (random: Random, now: number, isPending: boolean) => TodoSubject;
}

const two = (value: number) => String(value).padStart(2, '0');
/** The last digits of an order's or an application's number. */
export const four = (value: number): string => String(value).padStart(4, '0');

const LIFT_PROJECTS = ['云栖花园', '翠湖天地', '江南里', '滨江雅苑', '梧桐里'];
/** Buildings of the lifts, in the order of their numbers. */
export const LIFT_BUILDINGS = [
  3, 7, 1, 13, 4, 10, 8, 13, 9, 2, 3, 1, 1, 11, 11, 1, 3, 9, 16, 3, 15, 2, 15, 14, 15, 5, 10, 13, 8, 9, 6, 11, 8, 16,
  13, 2, 5, 12,
];
const PATROL_PROJECTS = ['云栖花园', '翠湖天地', '滨江雅苑'];
/** Yesterday's rounds with a missed checkpoint: without a reason for it, and with one. */
export const OPEN_ROUNDS = [4, 10, 17];
const EXCUSED_ROUNDS = [2, 7, 12];
/** Hours at which the rounds start, in one compound after the other at an interval. */
const ROUND_HOURS = [0, 3, 7, 10, 15, 19];
const MINUTES_BETWEEN_ROUNDS = 20;
export const INDICATOR_PROJECTS = [
  ['yunqi', '云栖花园'],
  ['cuihu', '翠湖天地'],
  ['jiangnan', '江南里'],
  ['binjiang', '滨江雅苑'],
  ['wutong', '梧桐里'],
  ['xingye', '兴业中心'],
] as const;
/** Entries of the ledger; those from the second number on are not published yet. */
const ENTRIES = 48;
const FIRST_UNPUBLISHED = 37;
/** Work orders of the duty desk that wait for a worker. */
export const REPORTED_ORDERS = [
  { id: 260, matter: '屋面天沟堵塞', place: '江南里 9幢10层' },
  { id: 259, matter: '大堂地面积水', place: '翠湖天地 东门岗亭' },
  { id: 258, matter: '道闸抬杆无响应', place: '翠湖天地 6幢21层' },
  { id: 207, matter: '景观灯线路跳闸', place: '翠湖天地 15幢7层' },
  { id: 128, matter: '草坪喷灌头损坏', place: '梧桐里 地下车库 B2 层' },
  { id: 72, matter: '枯树枝需修剪', place: '江南里 16幢3单元' },
];
type Order = readonly [id: number, minutesAgo: number, hoursAllowed: number, matter: string];
/** Those not yet closed: when they were reported, until when they are to be done, and what is the matter. */
const OPEN: readonly Order[] = [
  [260, 39, 8, '屋面天沟堵塞'],
  [259, 73, 8, '大堂地面积水'],
  [258, 92, 8, '道闸抬杆无响应'],
  [257, 116, 8, '楼梯间堆放纸箱'],
  [256, 150, 8, '信报箱锁损坏'],
  [254, 228, 8, '草坪喷灌头损坏'],
  [252, 309, 24, '草坪喷灌头损坏'],
  [251, 335, 24, '草坪喷灌头损坏'],
  [250, 345, 8, '单元门厅照明不亮'],
  [248, 370, 24, '儿童乐园秋千松动'],
  [242, 486, 24, '楼梯间堆放纸箱'],
  [238, 567, 24, '枯树枝需修剪'],
  [237, 582, 24, '公共卫生间水龙头漏水'],
  [234, 646, 24, '大堂地面积水'],
  [233, 656, 8, '屋面天沟堵塞'],
  [232, 670, 24, '访客车辆滞留消防通道'],
  [228, 773, 24, '道闸抬杆无响应'],
  [226, 831, 24, '大堂地面积水'],
];
const CLOSED: readonly Order[] = [
  [255, 191, 2, '外立面玻璃脏污'],
  [253, 267, 2, '落叶堵塞排水沟'],
  [249, 350, 2, '落叶堵塞排水沟'],
  [244, 424, 2, '单元门闭门器漏油'],
  [241, 517, 8, '公共卫生间水龙头漏水'],
];
export const OPEN_ORDERS = OPEN.map(([id]) => id);
export const CLOSED_ORDERS = CLOSED.map(([id]) => id);
/** The duty desk makes tasks of them a few minutes later. */
const DISPATCHER = '邵佳';
const MINUTES_TO_TASK = 5;
const MINUTE_MS = 60_000;
/** Access cards in use. */
const ACTIVE_CARDS = [64, 63, 62, 61, 60, 59, 57, 56, 52, 51, 48, 47, 45, 44, 43, 39, 38, 36];
/** Of the decoration applications: approved, with their homes; submitted, at their acceptance, and finished. */
export const APPROVED = [
  { id: 41, home: '6幢3单元1502' },
  { id: 31, home: '9幢2单元1402' },
  { id: 21, home: '3幢3单元2201' },
  { id: 11, home: '12幢3单元2002' },
];
const SUBMITTED = [44, 42, 34, 32, 24, 22, 14, 12, 4, 2];
const IN_ACCEPTANCE = [39, 29, 19, 9];
const FINISHED = [38, 36, 28, 26, 18, 16, 8, 6];
const TASKS = ['消防设施月度检查', '二次供水水箱清洗', '配电房季度保养', '儿童游乐设施检查'];
/** The list of tasks repeats after so many. */
const TASK_PERIOD = 11;
/** Zones of these tasks, in each of the repetitions. */
const TASK_ZONES = [
  [4, 2, 4, 4],
  [3, 1, 4, 1],
  [3, 3, 1, 3],
  [1, 3, 1, 4],
  [4, 1, 1, 2],
];

/** What a lift is called in titles. */
export const liftName = (id: number): string =>
  `${LIFT_PROJECTS[(id - 1) % LIFT_PROJECTS.length]} ${LIFT_BUILDINGS[id - 1]} 幢电梯`;

/** Compound and start of one of yesterday's rounds. */
export function roundName(number: number): string {
  const position = (number - 1) % PATROL_PROJECTS.length;
  const hour = ROUND_HOURS[Math.floor((number - 1) / PATROL_PROJECTS.length)]!;
  return `${PATROL_PROJECTS[position]} ${two(hour)}:${two(position * MINUTES_BETWEEN_ROUNDS)}`;
}
/** Its id: those of today begin at 201. */
export const roundId = (number: number): number => 100 + number;

const order = (what: string) => (random: Random, now: number, isPending: boolean) => {
  const [id, minutesAgo, hoursAllowed, matter] = random.pick(isPending ? OPEN : CLOSED);
  const reportedAt = now - minutesAgo * MINUTE_MS;
  return {
    title: `工单尾号 ${four(id)} ${what}：${matter}`,
    handleUrl: `/byd/orders/${id}?source=workorder`,
    applicantName: DISPATCHER,
    applicant: '',
    createTime: formatMoment(reportedAt + MINUTES_TO_TASK * MINUTE_MS),
    dueTime: formatMoment(reportedAt + hoursAllowed * 60 * MINUTE_MS),
  };
};

const decoration = (open: readonly number[], what: string) => (random: Random, now: number, isPending: boolean) => {
  const id = random.pick(isPending ? open : FINISHED);
  const number = `ZX${two(shanghaiParts(now).year % 100)}${four(id)}`;
  return { title: `${number} ${what}`, handleUrl: `/byd/applications/${id}?source=decoration` };
};

export const TODO_KINDS: readonly TodoKind[] = [
  { systemCode: 'workorder', systemName: '工单平台', subjectOf: order('进度跟进') },
  { systemCode: 'workorder', systemName: '工单平台', subjectOf: order('时限核实') },
  { systemCode: 'decoration', systemName: '装修', subjectOf: decoration(SUBMITTED, '装修开工申请') },
  { systemCode: 'decoration', systemName: '装修', subjectOf: decoration(IN_ACCEPTANCE, '装修完工验收') },
  {
    systemCode: 'lift',
    systemName: '电梯平台',
    subjectOf: (random) => {
      const id = random.integer(1, LIFT_BUILDINGS.length);
      return { title: `${liftName(id)}半月维保登记`, handleUrl: `/lift/lifts/${id}?tab=inspect` };
    },
  },
  {
    systemCode: 'nfc',
    systemName: '门禁卡',
    subjectOf: (random) => {
      const id = random.pick(ACTIVE_CARDS);
      return { title: `门禁卡有效期核对（${id} 号卡）`, handleUrl: `/nfc/cards/${id}` };
    },
  },
  {
    systemCode: 'publicBenefits',
    systemName: '公共收益',
    subjectOf: (random, _, isPending) => {
      const id = isPending ? random.integer(FIRST_UNPUBLISHED, ENTRIES) : random.integer(1, FIRST_UNPUBLISHED - 1);
      return { title: `公共收益凭证 GY${2600 + id} 公示审核`, handleUrl: `/byd/entries/${id}?source=publicBenefits` };
    },
  },
  {
    systemCode: 'task',
    systemName: '任务',
    subjectOf: (random, _, isPending) => {
      const index = random.integer(0, TASKS.length - 1);
      // The first twenty tasks are past.
      const period = isPending ? random.integer(2, 4) : random.integer(0, 1);
      return {
        title: `“${TASKS[index]}（${TASK_ZONES[period]![index]} 区）”办结`,
        handleUrl: `/byd/tasks/${index + 1 + TASK_PERIOD * period}?source=task`,
      };
    },
  },
  {
    systemCode: 'af',
    systemName: '安防',
    subjectOf: (random, _, isPending) => {
      const number = random.pick(isPending ? OPEN_ROUNDS : EXCUSED_ROUNDS);
      return { title: `${roundName(number)} 巡更漏检说明`, handleUrl: `/af/rounds/${roundId(number)}` };
    },
  },
  {
    systemCode: 'opbi',
    systemName: '报表中心',
    subjectOf: (random) => {
      const [project, name] = random.pick(INDICATOR_PROJECTS);
      return { title: `${name}物业费收缴率异常说明`, handleUrl: `/opbi/indicators/collection?project=${project}` };
    },
  },
];
