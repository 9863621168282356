import {
  AREAS,
  type Comment,
  type IndicatorCode,
  INDICATORS,
  monthOf,
  type Point,
  type Project,
  PROJECTS,
  type Series,
} from './indicator';

// Two years of six projects up to last month, the same on every start.

const MONTHS = 25;

/** Start value, change over two years, seasonal swing, noise; sums are per 10 000 m². */
const SHAPES: Record<IndicatorCode, { start: number; drift: number; swing: number; noise: number; target: number }> = {
  collection: { start: 88, drift: 5, swing: 3, noise: 1.6, target: 92 },
  income: { start: 7.4, drift: 0.9, swing: 0.5, noise: 0.25, target: 8 },
  cost: { start: 5.9, drift: 0.3, swing: 0.35, noise: 0.22, target: 6 },
  satisfaction: { start: 86, drift: 3.5, swing: 0.8, noise: 1.2, target: 88 },
  response: { start: 2.3, drift: -0.9, swing: 0.2, noise: 0.25, target: 1.6 },
  complaints: { start: 0.72, drift: -0.22, swing: 0.12, noise: 0.12, target: 0.5 },
  electricity: { start: 1.42, drift: -0.12, swing: 0.34, noise: 0.06, target: 1.4 },
  turnover: { start: 3.1, drift: -0.3, swing: 0.7, noise: 0.5, target: 3 },
};

const SAID: Partial<Record<IndicatorCode, readonly (readonly [days: number, who: string, text: string])[]>> = {
  collection: [
    [4, '蒋丽华', '本月集中催缴 90 天以上欠费，预计下月回升 1 个百分点。'],
    [33, '沈国栋', '商铺欠费占比偏高，已与招商部核对租约。'],
  ],
  electricity: [[9, '潘志刚', '地库照明改为雷达感应后用电下降明显，计划推广到其他项目。']],
  satisfaction: [[16, '蒋丽华', '暑期泳池投诉影响评分，已调整开放时间。']],
  response: [[6, '沈国栋', '夜班增加一名维修人员后，平均响应缩短约 20 分钟。']],
};

/** Random generator with a fixed seed (mulberry32): the figures are the same on every start. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const decimals = (value: number, code: IndicatorCode) => {
  const factor = code === 'complaints' ? 1 : code === 'response' || code === 'electricity' ? 100 : 10;
  return Math.round(value * factor) / factor;
};

/** The series of values as of `today`. */
export function seedSeries(today: Date): Series[] {
  const random = randomFrom(31_337);
  return INDICATORS.flatMap(({ code, kind, bounds: [lowest, highest] }) =>
    PROJECTS.map((project: Project, projectIndex): Series => {
      const shape = SHAPES[code];
      const size = kind === 'sum' ? AREAS[project] : 1;
      // Each project has a constant offset: some are better than others throughout.
      const character = 1 + (projectIndex - 2.5) * 0.008 + (random() - 0.5) * 0.05;
      const within = (value: number) => Math.min(highest, Math.max(lowest, value));
      const points = Array.from({ length: MONTHS }, (_, index): Point => {
        const month = new Date(today.getFullYear(), today.getMonth() - MONTHS + index, 1);
        const season = Math.cos(((month.getMonth() - 6.5) / 6) * Math.PI) * shape.swing;
        const noise = (random() - 0.5) * 2 * shape.noise;
        const value = (shape.start * character + (shape.drift * index) / MONTHS + season + noise) * size;
        const raised = shape.target * size * (index < 12 && shape.drift > 0 ? 0.98 : 1);
        return {
          month: monthOf(month),
          value: decimals(within(value), code),
          target: decimals(within(raised), code),
        };
      });
      const comments = (projectIndex === 0 ? (SAID[code] ?? []) : []).map(([days, who, text]): Comment => ({
        at: new Date(today.getTime() - days * 86_400_000).toISOString(),
        who,
        text,
      }));
      return { code, project, points, comments };
    }),
  );
}
