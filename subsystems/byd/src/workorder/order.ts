/** An order to repair, clean or settle something on a site, with its assignment. */
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
  /** ISO date and time, like all times here. */
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

/** The stages in order; an order only moves forward. */
export const STAGES = ['reported', 'assigned', 'working', 'review', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

export const PROJECTS = ['yunqi', 'cuihu', 'jiangnan', 'binjiang', 'wutong'] as const;
export type Project = (typeof PROJECTS)[number];

/** Names of places are data: no language translates them. */
export const PROJECT_NAMES: Record<Project, string> = {
  yunqi: '云栖花园',
  cuihu: '翠湖天地',
  jiangnan: '江南里',
  binjiang: '滨江雅苑',
  wutong: '梧桐里',
};

/** Hours within which an order must be settled. */
export const HOURS: Record<Priority, number> = { p1: 2, p2: 8, p3: 24 };
/** Time within which work on an urgent order must begin. */
const URGENT_START_MINUTES = 60;
/** Maximum number of open orders per worker. */
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

/** Whether an order is overdue; a closed one never is. */
export const isOverdue = (order: Pick<WorkOrder, 'stage' | 'dueAt'>, now: Date): boolean =>
  isOpen(order) && Date.parse(order.dueAt) < now.getTime();

/** Number of open orders per worker. */
export function loads(orders: readonly WorkOrder[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { worker, stage } of orders)
    if (worker !== null && (stage === 'assigned' || stage === 'working'))
      counts.set(worker, (counts.get(worker) ?? 0) + 1);
  return counts;
}

export type WorkerObstacle = 'skill' | 'off-duty' | 'full';

/** Reason why a worker cannot be assigned; null when there is none. */
export function obstacleOf(worker: Worker, category: Category, load: number): WorkerObstacle | null {
  if (!worker.skills.includes(category)) return 'skill';
  if (!worker.isOnDuty) return 'off-duty';
  return load >= WORKER_LIMIT ? 'full' : null;
}

/** Values of the assignment form. */
export interface Assignment {
  worker: string | null;
  plannedAt: string | null;
  note: string;
}

export type AssignmentProblem =
  | 'worker-missing'
  | WorkerObstacle
  | 'time-missing'
  | 'time-past'
  | 'time-late'
  | 'time-urgent';

/** Problems that prevent an assignment, by field. */
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
    // The present worker's load already includes this order.
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

/** The next stage; null after the last. */
export const nextStage = (stage: Stage): Stage | null => STAGES[STAGES.indexOf(stage) + 1] ?? null;

/** Moves the order to its next stage, or changes the assignment before work has begun. */
export function withStep(order: WorkOrder, step: Step): WorkOrder {
  return { ...order, stage: step.stage, steps: [...order.steps.filter(({ stage }) => stage !== step.stage), step] };
}
