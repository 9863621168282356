import { formatDay, formatMoment, momentAgo } from '../clock';
import { makeRandom, type Random } from '../random';
import { everybody, personas } from './personas';
import { TODO_KINDS } from './todo-records';

/** A pending task, a processed one, or a person's own application. */
export interface TodoRow {
  id: number;
  title: string;
  systemCode: string;
  systemName: string;
  applicantName: string;
  /** Job number of the applicant, which selects a person's own applications. */
  applicant: string;
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

const REJECTIONS = [
  '所附照片不清晰，请重新上传。',
  '申请岗位与当前任职不一致，请核对后重新提交。',
  '缺少项目经理签字页。',
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days within which a task is to be handled, one after the other. */
const DAYS_ALLOWED = [2, 14, 7, 16, 3, 12, 15];

const PENDING = 37;
const PROCESSED = 64;

/** Creates one task; the index determines its age. */
export function makeTodo(index: number, now: number, random: Random, statuses: readonly string[]): Omit<TodoRow, 'id'> {
  const { systemCode, systemName, subjectOf } = random.pick(TODO_KINDS);
  const applicant = random.pick(everybody);
  const status = random.pick(statuses);
  const daysAgo = Math.floor(index / 3);
  const subject = subjectOf(random, now, status === '1');
  return {
    systemCode,
    systemName,
    applicantName: applicant.userName,
    applicant: applicant.jobNumber,
    createTime: formatMoment(
      momentAgo(now, daysAgo, random.integer(8, 18), random.integer(0, 59), random.integer(0, 59)),
    ),
    dueTime: `${formatDay(now + (DAYS_ALLOWED[Math.floor(index) % DAYS_ALLOWED.length]! - daysAgo) * DAY_MS)} 18:00:00`,
    status,
    statusName: TODO_STATUS[status] ?? '',
    ...(status === '3' ? { reason: random.pick(REJECTIONS) } : {}),
    ...subject,
  };
}

const newestFirst = <T extends { createTime: string }>(rows: T[]): T[] =>
  [...rows].sort((one, other) => (one.createTime < other.createTime ? 1 : -1));

/** Numbers rows from the oldest up, as a server would. */
export const numbered = <T extends { createTime: string }>(rows: T[], first: number): (T & { id: number })[] =>
  newestFirst(rows).map((row, index) => ({ ...row, id: first + rows.length - 1 - index }));

/** So many tasks, no two of them with the same title. */
function differentTodos(count: number, make: (index: number) => Omit<TodoRow, 'id'>): Omit<TodoRow, 'id'>[] {
  const titles = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    let todo = make(index);
    while (titles.has(todo.title)) todo = make(index);
    titles.add(todo.title);
    return todo;
  });
}

/** Pending and processed tasks. */
export function seedTodos(now: number): { pendingTodos: TodoRow[]; processedTodos: TodoRow[] } {
  const random = makeRandom(37_640);
  return {
    pendingTodos: numbered(
      differentTodos(PENDING, (index) => makeTodo(index, now, random, ['1'])),
      7_001,
    ),
    processedTodos: numbered(
      differentTodos(PROCESSED, (index) => makeTodo(index + 6, now, random, ['2', '2', '2', '3'])),
      6_001,
    ),
  };
}

/** Three applications of each person: pending, approved and rejected. */
export function seedApplications(now: number): TodoRow[] {
  const asked: [systemCode: string, systemName: string, status: string, days: number][] = [
    ['opbi', '报表中心', '1', 1],
    ['lift', '电梯平台', '2', 26],
    ['publicBenefits', '公共收益', '3', 40],
  ];
  return numbered(
    personas.flatMap(({ person }) =>
      asked.map(([systemCode, systemName, status, days]) => ({
        title: `${systemName}使用权限申请`,
        systemCode,
        systemName,
        applicantName: person.userName,
        applicant: person.jobNumber,
        createTime: formatMoment(momentAgo(now, days, 10, 24, 36)),
        status,
        statusName: TODO_STATUS[status] ?? '',
        ...(status === '3' ? { reason: REJECTIONS[1]! } : {}),
      })),
    ),
    4_001,
  );
}
