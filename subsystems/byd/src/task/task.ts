/** Planned work: patrols, maintenance, and rectifications after an inspection. */
export interface Task {
  id: number;
  title: string;
  kind: TaskKind;
  owner: string;
  /** Day, as `2026-11-21`. */
  due: string;
  isDone: boolean;
  doneAt: string | null;
  items: readonly TaskItem[];
  report: string;
  /** The person who checks a rectification. */
  verifier: string | null;
}

export interface TaskItem {
  title: string;
  isDone: boolean;
}

export const TASK_KINDS = ['planned', 'extra', 'rectification'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const BUCKETS = ['overdue', 'today', 'week', 'later', 'done'] as const;
export type Bucket = (typeof BUCKETS)[number];

const DAY_MS = 86_400_000;

/** The section of the agenda that a task belongs to; a week ends on Sunday. */
export function bucketOf({ due, isDone }: Pick<Task, 'due' | 'isDone'>, today: string): Bucket {
  if (isDone) return 'done';
  if (due < today) return 'overdue';
  if (due === today) return 'today';
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const sunday = new Date(Date.parse(today) + (6 - weekday) * DAY_MS).toISOString().slice(0, 10);
  return due <= sunday ? 'week' : 'later';
}

/** Share of completed items. */
export const progressOf = ({ items }: Pick<Task, 'items'>): number =>
  items.length === 0 ? 1 : items.filter(({ isDone }) => isDone).length / items.length;

const REPORT_MIN_LENGTH = 8;

/** Values of the form of a task. */
export interface TaskDraft {
  items: readonly TaskItem[];
  report: string;
  verifier: string | null;
}

export type TaskProblem = 'items-open' | 'report-short' | 'verifier-missing' | 'verifier-owner';

/** Problems that prevent finishing: open items need a note, a rectification needs another person as reviewer. */
export function checkFinish(
  draft: TaskDraft,
  task: Pick<Task, 'kind' | 'owner'>,
): Partial<Record<keyof TaskDraft, TaskProblem>> {
  const problems: Partial<Record<keyof TaskDraft, TaskProblem>> = {};
  const hasWords = draft.report.trim().length >= REPORT_MIN_LENGTH;
  if (task.kind === 'rectification') {
    if (progressOf(draft) < 1) problems.items = 'items-open';
    if (!hasWords) problems.report = 'report-short';
    if (draft.verifier === null) problems.verifier = 'verifier-missing';
    else if (draft.verifier === task.owner) problems.verifier = 'verifier-owner';
  } else if (progressOf(draft) < 1 && !hasWords) problems.report = 'report-short';
  return problems;
}

/** Whether two drafts are equal. */
export const isSameDraft = (one: TaskDraft, other: TaskDraft): boolean =>
  one.report === other.report &&
  one.verifier === other.verifier &&
  one.items.every(({ isDone }, index) => other.items[index]?.isDone === isDone);

/** The tasks that match a search, by section and day. */
export function agendaOf(
  tasks: readonly Task[],
  { text, kind, owner }: { text: string; kind: TaskKind | null; owner: string | null },
  today: string,
): Map<Bucket, Task[]> {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const agenda = new Map<Bucket, Task[]>(BUCKETS.map((bucket) => [bucket, []]));
  for (const task of tasks) {
    if (kind && task.kind !== kind) continue;
    if (owner && task.owner !== owner) continue;
    const haystack = `${task.title} ${task.owner} ${task.items.map(({ title }) => title).join(' ')}`.toLowerCase();
    if (words.every((word) => haystack.includes(word))) agenda.get(bucketOf(task, today))!.push(task);
  }
  for (const [bucket, own] of agenda)
    own.sort(
      (one, other) =>
        (bucket === 'done' ? -1 : 1) * (one.due < other.due ? -1 : one.due > other.due ? 1 : one.id - other.id),
    );
  return agenda;
}
