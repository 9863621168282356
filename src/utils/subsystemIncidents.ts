// What happened to subsystems since the page loaded: kept in memory for the inspector, and bounded.

/** Something that went wrong in a subsystem, or was refused to it. */
export interface Incident {
  /** Code of the subsystem, or key of its pane. */
  region: string;
  kind: 'error' | 'policy' | 'refused-call' | 'ignored';
  text: string;
  count: number;
  /** When it last happened, in ms since the start of the page. */
  at: number;
}

/** Requests of a subsystem over its bridge; `failed` includes answers of 400 and above. */
export interface CallCounts {
  made: number;
  failed: number;
  refused: number;
}

/** What a subsystem did on the main thread in frames that took longer than 50 ms. */
export interface MainThreadTime {
  ms: number;
  frames: number;
  longestMs: number;
}

/** Different incidents that are kept of one subsystem; a flood in one displaces those of no other. */
const INCIDENTS_MAX = 30;
const TEXT_MAX_LENGTH = 300;

const incidents = new Map<string, Map<string, Incident>>();
const calls = new Map<string, CallCounts>();
const mainThread = new Map<string, MainThreadTime>();

/** Records an incident; the same one again only raises its count. */
export function recordIncident({ region, kind, text }: Pick<Incident, 'region' | 'kind' | 'text'>): void {
  const own = incidents.get(region) ?? new Map<string, Incident>();
  incidents.set(region, own);
  const short = text.slice(0, TEXT_MAX_LENGTH);
  const key = `${kind} ${short}`;
  const count = (own.get(key)?.count ?? 0) + 1;
  // The newest is the last.
  own.delete(key);
  own.set(key, { region, kind, text: short, count, at: performance.now() });
  const [oldest] = own.keys();
  if (own.size > INCIDENTS_MAX && oldest !== undefined) own.delete(oldest);
}

/** The incidents of all subsystems, the newest of each one last. */
export const recentIncidents = (): readonly Incident[] => [...incidents.values()].flatMap((own) => [...own.values()]);

/** Counts a request of a subsystem. */
export function countCall(code: string, what: keyof CallCounts): void {
  const own = calls.get(code) ?? { made: 0, failed: 0, refused: 0 };
  own[what] += 1;
  calls.set(code, own);
}

/** The requests of each subsystem by its code. */
export const callCounts = (): ReadonlyMap<string, Readonly<CallCounts>> => calls;

/** Adds the time of a subsystem in one long frame. */
export function addMainThreadTime(code: string, ms: number): void {
  const { ms: before, frames, longestMs } = mainThread.get(code) ?? { ms: 0, frames: 0, longestMs: 0 };
  mainThread.set(code, { ms: before + ms, frames: frames + 1, longestMs: Math.max(longestMs, ms) });
}

/** The time of each subsystem by its code. */
export const mainThreadTimes = (): ReadonlyMap<string, Readonly<MainThreadTime>> => mainThread;
