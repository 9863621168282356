/** Something to be repaired, cleaned or settled on a site, and who is sent to do it. */
export interface WorkOrder {
  id: number;
  number: string;
  category: Category;
  priority: Priority;
  stage: Stage;
  title: string;
  project: Project;
  place: string;
  reporter: string;
  phone: string;
  /** ISO date and time, as every other moment here. */
  reportedAt: string;
  dueAt: string;
  worker: string | null;
  plannedAt: string | null;
  note: string;
  steps: readonly Step[];
}

export interface Step {
  stage: Stage;
  at: string;
  who: string;
  note: string;
}

export const CATEGORIES = ['water', 'electric', 'cleaning', 'green', 'security', 'public'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PRIORITIES = ['p1', 'p2', 'p3'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** From the report to the end; an order goes forward only. */
export const STAGES = ['reported', 'assigned', 'working', 'review', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

export const PROJECTS = ['yunqi', 'cuihu', 'jiangnan', 'binjiang', 'wutong'] as const;
export type Project = (typeof PROJECTS)[number];

/** Hours within which an order is to be settled. */
export const HOURS: Record<Priority, number> = { p1: 2, p2: 8, p3: 24 };
/** An urgent order is begun within this time. */
const URGENT_START_MINUTES = 60;
/** More open orders than this at once and one of them waits. */
export const WORKER_LIMIT = 6;

export interface Worker {
  name: string;
  skills: readonly Category[];
  isOnDuty: boolean;
}

export const WORKERS: readonly Worker[] = [
  { name: '钱志强', skills: ['water', 'public'], isOnDuty: true },
  { name: '孙海波', skills: ['electric', 'public'], isOnDuty: true },
  { name: '秦立军', skills: ['water', 'electric'], isOnDuty: true },
  { name: '尤春梅', skills: ['cleaning', 'green'], isOnDuty: true },
  { name: '石磊', skills: ['security', 'public', 'cleaning'], isOnDuty: true },
  { name: '姚翠英', skills: ['cleaning'], isOnDuty: false },
  { name: '方林', skills: ['green', 'cleaning', 'public'], isOnDuty: true },
  { name: '金永昌', skills: ['security'], isOnDuty: true },
  { name: '毛建新', skills: ['water', 'electric', 'public'], isOnDuty: true },
];

export const isOpen = ({ stage }: Pick<WorkOrder, 'stage'>): boolean => stage !== 'closed';

/** Whether an order is past its time; a closed one never is. */
export const isOverdue = (order: Pick<WorkOrder, 'stage' | 'dueAt'>, now: Date): boolean =>
  isOpen(order) && Date.parse(order.dueAt) < now.getTime();

/** Open orders by the name of who has them. */
export function loads(orders: readonly WorkOrder[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { worker, stage } of orders)
    if (worker !== null && (stage === 'assigned' || stage === 'working'))
      counts.set(worker, (counts.get(worker) ?? 0) + 1);
  return counts;
}

export type WorkerObstacle = 'skill' | 'off-duty' | 'full';

/** Why somebody cannot be sent; null when nothing speaks against it. */
export function obstacleOf(worker: Worker, category: Category, load: number): WorkerObstacle | null {
  if (!worker.skills.includes(category)) return 'skill';
  if (!worker.isOnDuty) return 'off-duty';
  return load >= WORKER_LIMIT ? 'full' : null;
}

/** What the form of an assignment edits. */
export interface Assignment {
  worker: string | null;
  plannedAt: string | null;
  note: string;
}

export type AssignmentProblem =
  'worker-missing' | WorkerObstacle | 'time-missing' | 'time-past' | 'time-late' | 'time-urgent';

/** What keeps an assignment from being made, by field. */
export function checkAssignment(
  { worker: name, plannedAt }: Assignment,
  order: Pick<WorkOrder, 'category' | 'priority' | 'dueAt' | 'worker'>,
  counts: ReadonlyMap<string, number>,
  now: Date,
): Partial<Record<keyof Assignment, AssignmentProblem>> {
  const problems: Partial<Record<keyof Assignment, AssignmentProblem>> = {};
  const worker = WORKERS.find((each) => each.name === name);
  if (!worker) problems.worker = 'worker-missing';
  else {
    // Who has the order already is not one order fuller by keeping it.
    const load = (counts.get(worker.name) ?? 0) - (order.worker === worker.name ? 1 : 0);
    const obstacle = obstacleOf(worker, order.category, load);
    if (obstacle) problems.worker = obstacle;
  }
  if (plannedAt === null) problems.plannedAt = 'time-missing';
  else {
    const planned = Date.parse(plannedAt);
    const isLateAlready = Date.parse(order.dueAt) < now.getTime();
    if (planned < now.getTime() - 60_000) problems.plannedAt = 'time-past';
    else if (order.priority === 'p1' && planned > now.getTime() + URGENT_START_MINUTES * 60_000)
      problems.plannedAt = 'time-urgent';
    else if (!isLateAlready && planned > Date.parse(order.dueAt)) problems.plannedAt = 'time-late';
  }
  return problems;
}

/** The stage after this one; null at the end. */
export const nextStage = (stage: Stage): Stage | null => STAGES[STAGES.indexOf(stage) + 1] ?? null;

/** The order one stage on, or with another assignment when it has not begun. */
export function withStep(order: WorkOrder, step: Step): WorkOrder {
  return { ...order, stage: step.stage, steps: [...order.steps.filter(({ stage }) => stage !== step.stage), step] };
}
