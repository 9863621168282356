import type { OpeningMetrics, OpeningPhase } from '@/shell/subsystem-host';

/** A phase that is drawn: every one but the total. */
export type DrawnPhase = Exclude<OpeningPhase, 'ready'>;

/** One phase of an opening as a bar; `left` and `width` are percentages of the whole. */
export interface Bar {
  phase: DrawnPhase;
  /** In ms from the navigation. */
  from: number;
  ms: number;
  left: number;
  width: number;
}

/** An opening from the navigation to the painted frame. */
export interface Waterfall {
  outcome: OpeningMetrics['outcome'];
  failure: string | null;
  isWoken: boolean;
  isPrefetched: boolean;
  isAhead: boolean;
  isBegunAhead: boolean;
  totalMs: number;
  /** Share of the total during which at least one phase ran, from 0 to 1. */
  explained: number;
  bars: readonly Bar[];
}

const ORDER: readonly DrawnPhase[] = [
  'host',
  'registry',
  'permission',
  'html',
  'assets',
  'runner',
  'data',
  'evaluate',
  'bootstrap',
  'mount',
  'paint',
];

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Total length of intervals that may overlap. */
function coverage(intervals: readonly (readonly [from: number, to: number])[]): number {
  let covered = 0;
  let reached = -Infinity;
  for (const [from, to] of [...intervals].sort(([one], [other]) => one - other)) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return covered;
}

/** Draws one opening; phases that did not end have no bar. */
export function drawOpening({ phases, starts, ...opening }: OpeningMetrics): Waterfall {
  const drawn = ORDER.flatMap((phase) => {
    const from = starts[phase];
    const ms = phases[phase];
    return from === undefined || ms === undefined ? [] : [{ phase, from, ms }];
  });
  const begin = Math.min(0, ...drawn.map(({ from }) => from));
  const end = Math.max(phases.ready ?? 0, ...drawn.map(({ from, ms }) => from + ms));
  const total = end - begin;
  const percent = (ms: number) => (total > 0 ? round((ms / total) * 100, 2) : 0);
  return {
    outcome: opening.outcome,
    failure: opening.failure ?? null,
    isWoken: opening.isWoken,
    isPrefetched: opening.isPrefetched,
    isAhead: opening.isAhead,
    isBegunAhead: opening.isBegunAhead,
    totalMs: round(total),
    explained: total > 0 ? round(coverage(drawn.map(({ from, ms }) => [from, from + ms])) / total, 3) : 1,
    bars: drawn.map(({ phase, from, ms }) => ({
      phase,
      from: round(from - begin),
      ms: round(ms),
      left: percent(from - begin),
      width: percent(ms),
    })),
  };
}
