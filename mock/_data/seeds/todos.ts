import { formatMoment, momentAgo } from '../clock';
import { makeRandom, type Random } from '../random';
import { personas } from './personas';
import { TODO_KINDS } from './todo-records';

/** A pending task, a processed one, or a person's own application. */
export interface TodoRow {
  id: number;
  title: string;
  systemCode: string;
  systemName: string;
  applicantName: string;
  /** Job number of the applicant, which selects a person's own applications; only these have one. */
  applicant?: string;
  createTime: string;
  /** Until when it is to be handled. */
  dueTime?: string;
  /** '1' submitted, '2' approved, '3' rejected. */
  status: string;
  statusName: string;
  reason?: string;
  /** What an application was sent with. */
  asked?: Record<string, unknown>;
  /** Where the task is handled: the page of its record. */
  handleUrl?: string;
}

/** Names of the task statuses. */
export const TODO_STATUS: Record<string, string> = { '1': '待审批', '2': '已通过', '3': '已驳回' };

const REJECTIONS = ['所附照片不清晰，请重新上传。', '缺少项目经理签字页。'];

const PENDING = 37;
const PROCESSED = 64;

/** Creates one task. */
export function makeTodo(now: number, random: Random, statuses: readonly string[]): Omit<TodoRow, 'id'> {
  const { systemCode, systemName, subjectOf } = random.pick(TODO_KINDS);
  // Other records show that what was asked about them is done: only about an order something may be rejected.
  const status = random.pick(systemCode === 'workorder' ? statuses : statuses.slice(0, 1));
  return {
    systemCode,
    systemName,
    status,
    statusName: TODO_STATUS[status] ?? '',
    ...(status === '3' ? { reason: random.pick(REJECTIONS) } : {}),
    ...subjectOf(random, now, status === '1'),
  };
}

const newestFirst = <T extends { createTime: string }>(rows: T[]): T[] =>
  [...rows].sort((one, other) => (one.createTime < other.createTime ? 1 : -1));

/** Numbers rows from the oldest up, as a server would. */
export const numbered = <T extends { createTime: string }>(rows: T[], first: number): (T & { id: number })[] =>
  newestFirst(rows).map((row, index) => ({ ...row, id: first + rows.length - 1 - index }));

/** So many tasks, no two of them with the same title. */
function differentTodos(count: number, make: () => Omit<TodoRow, 'id'>): Omit<TodoRow, 'id'>[] {
  const titles = new Set<string>();
  return Array.from({ length: count }, () => {
    let todo = make();
    while (titles.has(todo.title)) todo = make();
    titles.add(todo.title);
    return todo;
  });
}

/** Pending and processed tasks. */
export function seedTodos(now: number): { pendingTodos: TodoRow[]; processedTodos: TodoRow[] } {
  const random = makeRandom(37_640);
  return {
    pendingTodos: numbered(
      differentTodos(PENDING, () => makeTodo(now, random, ['1'])),
      7_001,
    ),
    processedTodos: numbered(
      differentTodos(PROCESSED, () => makeTodo(now, random, ['2', '3'])),
      6_001,
    ),
  };
}

/** The applications of each person, with how many days ago they were sent: pending, approved and rejected. */
export const APPLICATIONS = [
  { systemCode: 'opbi', systemName: '报表中心', status: '1', days: 1 },
  { systemCode: 'lift', systemName: '电梯平台', status: '2', days: 26 },
  {
    systemCode: 'publicBenefits',
    systemName: '公共收益',
    status: '3',
    days: 40,
    reason: '申请岗位与当前任职不一致，请核对后重新提交。',
  },
];

/** The applications of everybody. */
export const seedApplications = (now: number): TodoRow[] =>
  numbered(
    personas.flatMap(({ person }) =>
      APPLICATIONS.map(({ days, ...application }) => ({
        ...application,
        title: `${application.systemName}使用权限申请`,
        applicantName: person.userName,
        applicant: person.jobNumber,
        createTime: formatMoment(momentAgo(now, days, 10, 24, 36)),
        statusName: TODO_STATUS[application.status] ?? '',
      })),
    ),
    4_001,
  );
