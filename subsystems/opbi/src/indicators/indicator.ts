/** The definition of an indicator: how it is aggregated, and which direction is good. */
export interface Indicator {
  code: IndicatorCode;
  group: Group;
  unit: Unit;
  /** Whether higher or lower is better. */
  better: 'higher' | 'lower';
  /** Sums are added over projects, rates are averaged by managed area. */
  kind: 'sum' | 'rate';
  /** Allowed range of a project's target. */
  bounds: readonly [lowest: number, highest: number];
}

export const GROUPS = ['finance', 'service', 'energy', 'people'] as const;
export type Group = (typeof GROUPS)[number];
export type Unit = 'percent' | 'money' | 'score' | 'hours' | 'energy' | 'cases';

export const INDICATOR_CODES = [
  'collection',
  'income',
  'cost',
  'satisfaction',
  'response',
  'complaints',
  'electricity',
  'turnover',
] as const;
export type IndicatorCode = (typeof INDICATOR_CODES)[number];

export const INDICATORS: readonly Indicator[] = [
  { code: 'collection', group: 'finance', unit: 'percent', better: 'higher', kind: 'rate', bounds: [50, 100] },
  { code: 'income', group: 'finance', unit: 'money', better: 'higher', kind: 'sum', bounds: [10, 2000] },
  { code: 'cost', group: 'finance', unit: 'money', better: 'lower', kind: 'sum', bounds: [10, 2000] },
  { code: 'satisfaction', group: 'service', unit: 'score', better: 'higher', kind: 'rate', bounds: [60, 100] },
  { code: 'response', group: 'service', unit: 'hours', better: 'lower', kind: 'rate', bounds: [0.2, 24] },
  { code: 'complaints', group: 'service', unit: 'cases', better: 'lower', kind: 'sum', bounds: [0, 200] },
  { code: 'electricity', group: 'energy', unit: 'energy', better: 'lower', kind: 'rate', bounds: [0.2, 10] },
  { code: 'turnover', group: 'people', unit: 'percent', better: 'lower', kind: 'rate', bounds: [0, 30] },
];

export const PROJECTS = ['yunqi', 'cuihu', 'jiangnan', 'binjiang', 'wutong', 'xingye'] as const;
export type Project = (typeof PROJECTS)[number];

/** Names of places are data: no language translates them. */
export const PROJECT_NAMES: Record<Project, string> = {
  yunqi: '云栖花园',
  cuihu: '翠湖天地',
  jiangnan: '江南里',
  binjiang: '滨江雅苑',
  wutong: '梧桐里',
  xingye: '兴业中心',
};

/** Managed area in 10 000 m²: the weight of a project in averages. */
export const AREAS: Record<Project, number> = {
  yunqi: 28,
  cuihu: 19,
  jiangnan: 12,
  binjiang: 23,
  wutong: 16,
  xingye: 9,
};

/** One indicator of one project: value and target per month, oldest first, and its comments. */
export interface Series {
  code: IndicatorCode;
  project: Project;
  points: readonly Point[];
  comments: readonly Comment[];
}

export interface Point {
  /** Such as `2026-11`. */
  month: string;
  value: number;
  target: number;
}

export interface Comment {
  /** ISO date and time. */
  at: string;
  who: string;
  text: string;
}

export const PERIODS = [6, 12, 24] as const;
export type Period = (typeof PERIODS)[number];

/** The month of a day, in the format of the points. */
export const monthOf = (day: Date): string => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

/** Returns the indicator with this code. */
export const indicatorOf = (code: IndicatorCode): Indicator => INDICATORS.find((each) => each.code === code)!;

/** Aggregates several projects by month: sums are added, rates weighted by area. */
export function together({ kind }: Pick<Indicator, 'kind'>, series: readonly Series[]): Point[] {
  const [first] = series;
  if (!first) return [];
  const whole = series.reduce((sum, { project }) => sum + AREAS[project], 0);
  return first.points.map(({ month }, index) => {
    const of = (name: 'value' | 'target') =>
      series.reduce((sum, { project, points }) => {
        const part = points[index]?.[name] ?? 0;
        return sum + (kind === 'sum' ? part : (part * AREAS[project]) / whole);
      }, 0);
    return { month, value: round(of('value')), target: round(of('target')) };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Change against the previous month and year, as a share; null without data. */
export function changes(points: readonly Point[]): { month: number | null; year: number | null } {
  const last = points.at(-1);
  const against = (before: Point | undefined) =>
    last && before && before.value !== 0 ? last.value / before.value - 1 : null;
  return { month: against(points.at(-2)), year: against(points.at(-13)) };
}

/** Whether a value meets its target. */
export const isReached = (
  { better }: Pick<Indicator, 'better'>,
  { value, target }: Pick<Point, 'value' | 'target'>,
): boolean => (better === 'higher' ? value >= target : value <= target);

/** Share of the target within which a miss counts as a near miss. */
const NEAR_SHARE = 0.05;
export type Standing = 'reached' | 'near' | 'missed';

export function standingOf(indicator: Pick<Indicator, 'better'>, point: Pick<Point, 'value' | 'target'>): Standing {
  if (isReached(indicator, point)) return 'reached';
  return Math.abs(point.value - point.target) <= Math.abs(point.target) * NEAR_SHARE ? 'near' : 'missed';
}

/** A target change above this share needs a reason. */
const REASON_SHARE = 0.2;
const REASON_MIN_LENGTH = 6;
export const COMMENT_MIN_LENGTH = 4;
export const COMMENT_MAX_LENGTH = 300;

export interface TargetDraft {
  value: string;
  reason: string;
}

export type TargetProblem = 'not-a-number' | 'bounds' | 'same' | 'reason';

/** Problems of a new target, by field. */
export function checkTarget(
  draft: TargetDraft,
  { bounds: [lowest, highest] }: Pick<Indicator, 'bounds'>,
  before: number,
): Partial<Record<keyof TargetDraft, TargetProblem>> {
  const value = readFigure(draft.value);
  if (value === null) return { value: 'not-a-number' };
  if (value < lowest || value > highest) return { value: 'bounds' };
  if (value === before) return { value: 'same' };
  const isFar = Math.abs(value - before) > Math.abs(before) * REASON_SHARE;
  return isFar && draft.reason.trim().length < REASON_MIN_LENGTH ? { reason: 'reason' } : {};
}

/** Parses typed numbers: with commas or spaces, or in full width from Chinese keyboards. */
export function readFigure(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[,\s%]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
