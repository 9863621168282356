import { formatMoment, momentOn, shanghaiParts } from '../clock';
import type { Random } from '../random';
import { ordersAt, staysOpen } from './work-orders';

// Tasks about records of the sample subsystems: the title names work that the page of its address offers, and the record
// there, so that no two records have the same one. The subsystems seed their records by number, the same on every start,
// and by days relative to today; what a task says of people and days is computed from these.

/** What a task is about, from whom it is, and its times, as its record has them. */
export interface TodoSubject {
  title: string;
  handleUrl: string;
  applicantName: string;
  createTime: string;
  dueTime: string;
}

interface TodoKind {
  systemCode: string;
  systemName: string;
  /** @param isPending - for a pending task, chooses a record that is still open. */
  subjectOf: (random: Random, now: number, isPending: boolean) => TodoSubject;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const two = (value: number) => String(value).padStart(2, '0');

const LIFT_PROJECTS = ['云栖花园', '翠湖天地', '江南里', '滨江雅苑', '梧桐里'];
/** Buildings of the lifts, in the order of their numbers. */
export const LIFT_BUILDINGS = [
  3, 7, 1, 13, 4, 10, 8, 13, 9, 2, 3, 1, 1, 11, 11, 1, 3, 9, 16, 3, 15, 2, 15, 14, 15, 5, 10, 13, 8, 9, 6, 11, 8, 16,
  13, 2, 5, 12,
];
/** Lifts whose half-month inspection is late or due within days: who keeps them, and when the last one was. */
const LIFTS_TO_INSPECT: readonly (readonly [id: number, keeper: string, daysAgo: number])[] = [
  [4, '梁伟民', 17],
  [13, '宋立新', 20],
  [22, '董少军', 20],
  [31, '冯志远', 18],
  [2, '冯志远', 11],
  [9, '宋立新', 11],
  [11, '宋立新', 10],
  [16, '董少军', 12],
  [30, '董少军', 12],
];
const DAYS_BETWEEN_INSPECTIONS = 15;
const PATROL_PROJECTS = ['云栖花园', '翠湖天地', '滨江雅苑'];
/** Yesterday's rounds with a missed checkpoint: without a reason for it, and with one. */
export const OPEN_ROUNDS = [4, 10, 17];
const EXCUSED_ROUNDS = [2, 7, 12];
/** Hours at which the rounds start, in one compound after the other at an interval. */
const ROUND_HOURS = [0, 3, 7, 10, 15, 19];
const MINUTES_BETWEEN_ROUNDS = 20;
const GUARDS = ['孙志强', '胡海峰', '马国华', '郭勇', '林建国', '朱思远'];
export const INDICATOR_PROJECTS = [
  ['yunqi', '云栖花园'],
  ['cuihu', '翠湖天地'],
  ['jiangnan', '江南里'],
  ['binjiang', '滨江雅苑'],
  ['wutong', '梧桐里'],
  ['xingye', '兴业中心'],
] as const;
/** The department that handles money; records of it name nobody. */
const FINANCE = '综合管理部';
/** How many days ago the entries of the ledger were booked, in the order of their numbers. */
const FIRST_ENTRY = 25;
const ENTRY_DAYS = [115, 111, 104, 98, 96, 89, 86, 81, 79, 77, 70, 62, 54, 49, 45, 42, 41, 39, 33, 28, 25, 20, 14, 8];
/** Those from this number on are not published yet. */
const FIRST_UNPUBLISHED = 37;
const DAYS_TO_PUBLICATION = 35;
/** The duty desk makes tasks of orders a few minutes after their report. */
const DISPATCHER = '邵佳';
const TASK_AFTER_MS = 5 * 60_000;
type CardRow = readonly [id: number, issuedDaysAgo: number];
/** Access cards in use that end within weeks, and some that have ended; they are valid for a year. */
const ENDING_CARDS: readonly CardRow[] = [
  [14, 320],
  [13, 330],
  [12, 335],
  [9, 356],
];
const ENDED_CARDS: readonly CardRow[] = [
  [5, 378],
  [3, 396],
  [2, 398],
  [1, 408],
];
/** The front desk, which issues the cards. */
const CARD_DESK = '周敏';
/** Approved applications for a decoration, with their homes. */
export const APPROVED = [
  { id: 41, home: '6幢3单元1502' },
  { id: 31, home: '9幢2单元1402' },
  { id: 21, home: '3幢3单元2201' },
  { id: 11, home: '12幢3单元2002' },
];
/** An application with its first and last day, relative to today. */
type ApplicationRow = readonly [id: number, owner: string, from: number, to: number];
const SUBMITTED: readonly ApplicationRow[] = [
  [44, '邓子涵', 17, 41],
  [42, '萧杰', 5, 119],
  [34, '郭杰', 9, 42],
  [32, '刘思远', 20, 151],
  [24, '林雨桐', 8, 38],
  [22, '朱子涵', 17, 146],
  [14, '郭丽', 11, 46],
  [12, '林雨桐', 17, 44],
  [4, '张子涵', 6, 100],
  [2, '朱晓燕', 7, 139],
];
const IN_ACCEPTANCE: readonly ApplicationRow[] = [
  [39, '李强', -53, -2],
  [29, '韩思远', -80, -2],
  [19, '徐强', -92, -4],
  [9, '程雨桐', -26, -7],
];
const FINISHED: readonly ApplicationRow[] = [
  [38, '刘磊', -60, -37],
  [36, '郑静', -132, -39],
  [28, '胡丽', -45, -27],
  [26, '唐娜', -98, -44],
  [18, '冯敏', -105, -73],
  [16, '马洋', -85, -54],
  [8, '孙洋', -130, -41],
  [6, '冯娜', -83, -41],
];
/** Tasks of the site team, ahead and done, with the day on which they are due, relative to today. */
type TaskRow = readonly [id: number, title: string, owner: string, due: number];
const TASKS_AHEAD: readonly TaskRow[] = [
  [23, '消防设施月度检查（3 区）', '范晓', 1],
  [24, '二次供水水箱清洗（3 区）', '钱志强', 1],
  [25, '配电房季度保养（1 区）', '尤春梅', 2],
  [26, '儿童游乐设施检查（3 区）', '邵佳', 3],
  [34, '消防设施月度检查（1 区）', '邵佳', 8],
  [37, '儿童游乐设施检查（4 区）', '邵佳', 10],
  [45, '消防设施月度检查（4 区）', '尤春梅', 16],
  [46, '二次供水水箱清洗（1 区）', '尤春梅', 16],
  [48, '儿童游乐设施检查（2 区）', '尤春梅', 18],
];
const TASKS_DONE: readonly TaskRow[] = [
  [1, '消防设施月度检查（4 区）', '尤春梅', -14],
  [2, '二次供水水箱清洗（2 区）', '尤春梅', -13],
  [3, '配电房季度保养（4 区）', '邵佳', -13],
  [4, '儿童游乐设施检查（4 区）', '石磊', -12],
  [12, '消防设施月度检查（3 区）', '石磊', -7],
  [13, '二次供水水箱清洗（1 区）', '石磊', -6],
  [15, '儿童游乐设施检查（1 区）', '尤春梅', -5],
];

/** What a lift is called in titles. */
export const liftName = (id: number): string =>
  `${LIFT_PROJECTS[(id - 1) % LIFT_PROJECTS.length]} ${LIFT_BUILDINGS[id - 1]} 幢电梯`;

/** Compound, hour and minute of one of yesterday's rounds. */
function placeOfRound(number: number) {
  const position = (number - 1) % PATROL_PROJECTS.length;
  return {
    project: PATROL_PROJECTS[position]!,
    hour: ROUND_HOURS[Math.floor((number - 1) / PATROL_PROJECTS.length)]!,
    minute: position * MINUTES_BETWEEN_ROUNDS,
  };
}

/** Compound and start of one of yesterday's rounds. */
export function roundName(number: number): string {
  const { project, hour, minute } = placeOfRound(number);
  return `${project} ${two(hour)}:${two(minute)}`;
}

/** Its id: those of today begin at 201. */
export const roundId = (number: number): number => 100 + number;

/** When it was over, and a checkpoint known to be missed. */
export function missedAt(number: number, now: number): number {
  const { hour, minute } = placeOfRound(number);
  return momentOn(now, -1, hour + 2, minute);
}

/** Sent in the working hours of a day, due at the end of another; days are relative to that of `now`. */
const daysOf = (now: number, id: number, sent: number, due: number) => ({
  createTime: formatMoment(momentOn(now, sent, 9 + (id % 8), (id * 7) % 60)),
  dueTime: formatMoment(momentOn(now, due, 18)),
});

const firstOfMonth = (moment: number) => momentOn(moment, 1 - shanghaiParts(moment).day, 0);

const order = (what: string) => (random: Random, now: number, isPending: boolean) => {
  const { id, digits, matter, reportedAt, dueAt } = random.pick(
    ordersAt(now).filter((each) =>
      isPending ? staysOpen(each, now) && each.reportedAt + TASK_AFTER_MS <= now : each.closedAt <= now,
    ),
  );
  return {
    title: `工单尾号 ${digits} ${what}：${matter}`,
    handleUrl: `/byd/orders/${id}?source=workorder`,
    applicantName: DISPATCHER,
    createTime: formatMoment(reportedAt + TASK_AFTER_MS),
    dueTime: formatMoment(dueAt),
  };
};

/** @param spanOf - the days from which on and until which it is handled. */
const decoration =
  (open: readonly ApplicationRow[], what: string, spanOf: (from: number, to: number) => [sent: number, due: number]) =>
  (random: Random, now: number, isPending: boolean) => {
    const [id, owner, from, to] = random.pick(isPending ? open : FINISHED);
    return {
      title: `ZX${two(shanghaiParts(now).year % 100)}${String(id).padStart(4, '0')} ${what}`,
      handleUrl: `/byd/applications/${id}?source=decoration`,
      applicantName: owner,
      ...daysOf(now, id, ...spanOf(from, to)),
    };
  };

export const TODO_KINDS: readonly TodoKind[] = [
  { systemCode: 'workorder', systemName: '工单平台', subjectOf: order('进度跟进') },
  { systemCode: 'workorder', systemName: '工单平台', subjectOf: order('时限核实') },
  {
    systemCode: 'decoration',
    systemName: '装修',
    subjectOf: decoration(SUBMITTED, '装修开工申请', (from) => [from - 25, from - 3]),
  },
  {
    systemCode: 'decoration',
    systemName: '装修',
    subjectOf: decoration(IN_ACCEPTANCE, '装修完工验收', (_, to) => [to + 1, to + 7]),
  },
  {
    systemCode: 'lift',
    systemName: '电梯平台',
    subjectOf: (random, now, isPending) => {
      const [id, keeper, daysAgo] = random.pick(LIFTS_TO_INSPECT);
      // The next inspection, or the last one, which is done.
      const due = (isPending ? DAYS_BETWEEN_INSPECTIONS : 0) - daysAgo;
      return {
        title: `${liftName(id)}半月维保登记`,
        handleUrl: `/lift/lifts/${id}?tab=inspect`,
        applicantName: keeper,
        ...daysOf(now, id, due - DAYS_BETWEEN_INSPECTIONS, due),
      };
    },
  },
  {
    systemCode: 'nfc',
    systemName: '门禁卡',
    subjectOf: (random, now, isPending) => {
      const [id, issuedDaysAgo] = random.pick(isPending ? ENDING_CARDS : ENDED_CARDS);
      const { year, month, day } = shanghaiParts(momentOn(now, -issuedDaysAgo, 0));
      const daysValid = (Date.UTC(year + 1, month - 1, day - 1) - Date.UTC(year, month - 1, day)) / DAY_MS;
      const end = daysValid - issuedDaysAgo;
      return {
        title: `门禁卡有效期核对（${id} 号卡）`,
        handleUrl: `/nfc/cards/${id}`,
        applicantName: CARD_DESK,
        ...daysOf(now, id, end - 50, end - 7),
      };
    },
  },
  {
    systemCode: 'publicBenefits',
    systemName: '公共收益',
    subjectOf: (random, now, isPending) => {
      const id = isPending
        ? random.integer(FIRST_UNPUBLISHED, FIRST_ENTRY + ENTRY_DAYS.length - 1)
        : random.integer(FIRST_ENTRY, FIRST_UNPUBLISHED - 1);
      const booked = -ENTRY_DAYS[id - FIRST_ENTRY]!;
      return {
        title: `公共收益凭证 GY${2600 + id} 公示审核`,
        handleUrl: `/byd/entries/${id}?source=publicBenefits`,
        applicantName: FINANCE,
        ...daysOf(now, id, booked + 1, booked + DAYS_TO_PUBLICATION),
      };
    },
  },
  {
    systemCode: 'task',
    systemName: '任务',
    subjectOf: (random, now, isPending) => {
      const [id, title, owner, due] = random.pick(isPending ? TASKS_AHEAD : TASKS_DONE);
      return {
        title: `“${title}”办结`,
        handleUrl: `/byd/tasks/${id}?source=task`,
        applicantName: owner,
        ...daysOf(now, id, due - 21, due),
      };
    },
  },
  {
    systemCode: 'af',
    systemName: '安防',
    subjectOf: (random, now, isPending) => {
      const number = random.pick(isPending ? OPEN_ROUNDS : EXCUSED_ROUNDS);
      return {
        title: `${roundName(number)} 巡更漏检说明`,
        handleUrl: `/af/rounds/${roundId(number)}`,
        applicantName: GUARDS[(number * 5 + 1) % GUARDS.length]!,
        createTime: formatMoment(missedAt(number, now)),
        dueTime: formatMoment(momentOn(now, 0, 18)),
      };
    },
  },
  {
    systemCode: 'opbi',
    systemName: '报表中心',
    subjectOf: (random, now, isPending) => {
      const [project, name] = random.pick(INDICATOR_PROJECTS);
      // The figures of a month are explained in the month after it; those of the last month are the newest.
      const thisMonth = firstOfMonth(now);
      const sentAt = isPending ? thisMonth : firstOfMonth(thisMonth - 1);
      return {
        title: `${name} ${shanghaiParts(sentAt - 1).month} 月物业费收缴率说明`,
        handleUrl: `/opbi/indicators/collection?project=${project}`,
        applicantName: FINANCE,
        createTime: formatMoment(sentAt),
        dueTime: formatMoment(momentOn(sentAt, 27, 18)),
      };
    },
  },
];
