import type { FailureKind } from '@/domain/subsystem/failure';
import { createEmitter } from '@/utils/createEmitter';
import type { Leftovers } from './runnerTypes';

/** Maximum number of stored opening metrics. */
export const SUBSYSTEM_OPENING_METRICS_MAX = 100;

declare global {
  interface Window {
    /** Read-only metrics for the inspector and the tests. */
    readonly __PORTAL_SUBSYSTEMS__?: {
      openings: typeof recentOpeningMetrics;
      mountedAhead: typeof totalMountedAhead;
      evaluatedAhead: typeof totalEvaluatedAhead;
      leftovers(): Record<
        string,
        ReturnType<typeof totalLeftovers> extends ReadonlyMap<string, infer Sum> ? Sum : never
      >;
    };
  }
}

/**
 * The phases of an opening. `permission`, `runner` (code of the isolation) and `data` (permission data) run in parallel
 * with `html` and `assets`. `host` lies before the start: from the navigation to the host. `paint` lies after the mount:
 * until the frame is on screen. `ready` is everything between the two.
 */
export type OpeningPhase =
  | 'host'
  | 'registry'
  | 'permission'
  | 'html'
  | 'assets'
  | 'runner'
  | 'data'
  | 'evaluate'
  | 'bootstrap'
  | 'mount'
  | 'paint'
  | 'ready';

/** Metrics of one opening of one pane. */
export interface OpeningMetrics {
  readonly key: string;
  /** Number of the opening within its pane. */
  readonly attempt: number;
  /** The pane was suspended before. */
  readonly isWoken: boolean;
  /** Code and data had been prefetched. */
  readonly isPrefetched: boolean;
  /** It was mounted before the user asked for it. */
  readonly isAhead: boolean;
  /** It was begun ahead, and requested before it was mounted: what happened before the request is not in it. */
  readonly isBegunAhead: boolean;
  /** Outcome; `given-up`: the pane was closed before it was mounted or failed. */
  readonly outcome: 'mounted' | 'failed' | 'refused' | 'given-up';
  /** Why it failed. */
  readonly failure?: FailureKind;
  /** Time since the start of the page, in ms. */
  readonly startedAt: number;
  /** Duration of each completed phase, in ms. */
  readonly phases: Readonly<Partial<Record<OpeningPhase, number>>>;
  /** When each of them started, in ms from `startedAt`. */
  readonly starts: Readonly<Partial<Record<OpeningPhase, number>>>;
}

const recent: OpeningMetrics[] = [];
const openings = createEmitter<OpeningMetrics>('the openings');

/** Calls the listener when an opening ends, with any outcome; returns the unsubscribe function. */
export const subscribeOpeningMetrics = (listener: (metrics: OpeningMetrics) => void): (() => void) =>
  openings.subscribe(listener);

/** Returns the metrics of the last openings, newest last. */
export const recentOpeningMetrics = (): readonly OpeningMetrics[] => [...recent];

function report(metrics: OpeningMetrics): void {
  recent.push(metrics);
  recent.splice(0, recent.length - SUBSYSTEM_OPENING_METRICS_MAX);
  void openings.emit(metrics);
}

/** Adds a measure to the browser's timeline, one name per pane and phase: the newest replaces the older. */
function record(name: string, start: number): void {
  if (typeof performance.measure !== 'function') return;
  performance.clearMarks(name);
  performance.clearMeasures(name);
  performance.mark(name);
  performance.measure(name, { start });
}

/** Adds when the mounted micro-app was painted; a hidden window paints nothing. */
function addPaint(metrics: OpeningMetrics, mountedAt: number): void {
  if (document.hidden) return;
  requestAnimationFrame(() =>
    // After the frame.
    setTimeout(() => {
      const index = recent.indexOf(metrics);
      if (index < 0) return;
      const { phases, starts, startedAt } = metrics;
      recent[index] = Object.freeze({
        ...metrics,
        phases: Object.freeze({ ...phases, paint: performance.now() - mountedAt }),
        starts: Object.freeze({ ...starts, paint: mountedAt - startedAt }),
      });
    }),
  );
}

/** Measures one opening. */
export interface Stopwatch {
  /** Starts a phase. */
  begin(phase: OpeningPhase): void;
  /** Ends a phase; it started at `begin`, or when the last one ended. */
  end(phase: OpeningPhase): void;
  prefetched(): void;
  /** Nobody has asked for it: nothing is painted at its end. */
  ahead(): void;
  /** The user asks for what was begun ahead: its time begins now, what has ended is dropped. */
  request(requestedAt?: number): void;
  /** Ends the opening; only the first ending counts. */
  finish(outcome: OpeningMetrics['outcome'], failure?: FailureKind): void;
}

/**
 * Starts the stopwatch of one opening.
 *
 * @param requestedAt - When the navigation asked for it, if one did: the host may have been loaded first.
 */
export function startStopwatch(key: string, attempt: number, isWoken: boolean, requestedAt?: number): Stopwatch {
  let startedAt = 0;
  const began = new Map<OpeningPhase, number>();
  let phases: Partial<Record<OpeningPhase, number>> = {};
  let starts: Partial<Record<OpeningPhase, number>> = {};
  let last = 0;
  let isPrefetched = false;
  let isAhead = false;
  let isBegunAhead = false;
  let isFinished = false;

  const end = (phase: OpeningPhase, start: number) => {
    if (isFinished || phase in phases) return;
    last = performance.now();
    phases[phase] = last - start;
    starts[phase] = start - startedAt;
    record(`portal:${key}:${phase}`, start);
  };

  const start = (from: number | undefined) => {
    startedAt = performance.now();
    last = startedAt;
    phases = {};
    starts = {};
    if (from !== undefined) end('host', from);
  };
  start(requestedAt);

  return {
    begin: (phase) => void began.set(phase, performance.now()),
    // A phase that began before the request counts from there.
    end: (phase) => end(phase, Math.max(began.get(phase) ?? last, startedAt)),
    prefetched: () => {
      isPrefetched = true;
    },
    ahead: () => {
      isAhead = true;
    },
    request: (at) => {
      if (isFinished) return;
      isAhead = false;
      isBegunAhead = true;
      start(at);
    },
    finish: (outcome, failure) => {
      if (isFinished) return;
      if (outcome === 'mounted') end('ready', startedAt);
      isFinished = true;
      const metrics: OpeningMetrics = Object.freeze({
        key,
        attempt,
        isWoken,
        isPrefetched,
        isAhead,
        isBegunAhead,
        outcome,
        ...(failure && { failure }),
        startedAt,
        phases: Object.freeze(phases),
        starts: Object.freeze(starts),
      });
      report(metrics);
      if (outcome === 'mounted' && !isAhead) addPaint(metrics, last);
    },
  };
}

const mountedAhead = { mounted: 0, shown: 0 };

/** Counts a subsystem that was mounted before the user asked for it, and one of them that was shown then. */
export const countMountedAhead = (what: keyof typeof mountedAhead): void => void (mountedAhead[what] += 1);

/** How many were mounted ahead since the start of the page, and how many of these were shown. */
export const totalMountedAhead = (): Readonly<typeof mountedAhead> => ({ ...mountedAhead });

const evaluatedAhead = { evaluated: 0, shown: 0 };

/** Counts a subsystem that was opened as far as its evaluation because somebody pointed at it, and one that was shown then. */
export const countEvaluatedAhead = (what: keyof typeof evaluatedAhead): void => void (evaluatedAhead[what] += 1);

/** How many were evaluated ahead since the start of the page, and how many of these were shown. */
export const totalEvaluatedAhead = (): Readonly<typeof evaluatedAhead> => ({ ...evaluatedAhead });

const leftovers = new Map<string, Leftovers>();

/** Adds up what a micro-app left behind and the host cleaned up. */
export function countLeftovers(code: string, left: Leftovers): void {
  const sum = leftovers.get(code);
  const added = { ...left };
  if (sum) for (const name of Object.keys(added) as (keyof Leftovers)[]) added[name] += sum[name];
  leftovers.set(code, added);
}

/** The leftovers of each subsystem since the start of the page, by its code in the registry. */
export const totalLeftovers = (): ReadonlyMap<string, Readonly<Leftovers>> => new Map(leftovers);

/** Exposes the opening metrics read-only on `window`, for the inspector and the tests. */
export function exposeOpeningMetrics(): void {
  if (window.__PORTAL_SUBSYSTEMS__) return;
  const api = Object.freeze({
    openings: recentOpeningMetrics,
    mountedAhead: totalMountedAhead,
    evaluatedAhead: totalEvaluatedAhead,
    leftovers: () => Object.fromEntries(totalLeftovers()),
  });
  Object.defineProperty(window, '__PORTAL_SUBSYSTEMS__', { value: api });
}
