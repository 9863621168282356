import { isOpening, type PaneStatus } from '@/domain/subsystem/pane';
import type { Isolation, LocalName, Registry, RegistryProblem } from '@/domain/subsystem/registry';
import type { OpeningMetrics, PaneView } from '@/shell/subsystem-host';
import type { CallCounts, Incident, MainThreadTime } from '@/utils/subsystemIncidents';
import { redact } from '@/utils/redact';
import type { BisectResult, LeftOut } from './useBisect';
import { drawOpening, type Waterfall } from './waterfall';

/** Records of the host, read when the inspector is open. */
export interface InspectorSources {
  panes: readonly PaneView[];
  registry: Registry | null;
  openings: readonly OpeningMetrics[];
  leftovers: Readonly<Record<string, Readonly<Record<LeftoverKind, number>>>>;
  calls: ReadonlyMap<string, Readonly<CallCounts>>;
  mainThread: ReadonlyMap<string, Readonly<MainThreadTime>>;
  incidents: readonly Incident[];
  drift: ReadonlyMap<string, number>;
  /** Facts of the portal itself. */
  portal: {
    version: string;
    environment: string;
    memoryBytes: number | null;
    mountedAhead: { mounted: number; shown: number };
    evaluatedAhead: { evaluated: number; shown: number };
  };
}

export const LEFTOVER_KINDS = ['listeners', 'timers', 'observers', 'nodes', 'globals', 'builtIns'] as const;
export type LeftoverKind = (typeof LEFTOVER_KINDS)[number];

const STATES = {
  idle: 'closed',
  checking: 'opening',
  loading: 'opening',
  mounting: 'opening',
  mounted: 'visible',
  hidden: 'hidden',
  unmounting: 'closing',
  asleep: 'asleep',
  failed: 'failed',
  refused: 'refused',
} as const satisfies Record<PaneStatus, string>;

/** What is known of one subsystem, open or only registered. */
interface SubsystemFacts {
  code: string;
  name: LocalName | null;
  version: string | null;
  sdk: string | null;
  owner: string | null;
  runbook: string | null;
  isolation: Isolation | null;
  address: string | null;
  isDisabled: boolean;
}

/** A subsystem that was opened in this window. */
export interface SubsystemRow extends SubsystemFacts {
  /** Key of its pane. */
  key: string;
  state: (typeof STATES)[PaneStatus];
  /** The address that is shown in its place, or waits for a reload. */
  override: Pick<NonNullable<PaneView['override']>, 'state' | 'address'> | null;
  /** Why it failed. */
  failure: string | null;
  hasUnsaved: boolean;
  openings: number;
  lastOpening: Waterfall | null;
  calls: CallCounts;
  /** Its share of frames that took longer than 50 ms, in whole ms; null where it had none. */
  mainThread: MainThreadTime | null;
  leftovers: Record<LeftoverKind, number> | null;
  /** The newest first. */
  incidents: readonly Omit<Incident, 'region'>[];
}

/** Everything that the inspector shows and copies. Free of tokens and personal data. */
export interface InspectorReport {
  portal: InspectorSources['portal'];
  subsystems: readonly SubsystemRow[];
  /** Registered subsystems without a pane. */
  others: readonly SubsystemFacts[];
  /** Null until the registry is loaded. */
  problems: readonly RegistryProblem[] | null;
  drift: readonly { field: string; count: number }[];
  /** What the last search for the cause of a problem has found; null before one has ended. */
  bisect: BisectReport | null;
}

interface BisectReport {
  result: BisectResult['step']['kind'];
  /** What causes the problem. */
  suspects: readonly Pick<SubsystemRow, 'key' | 'code' | 'version' | 'owner' | 'runbook'>[];
  /** Keys of the panes that took no part, by the reason. */
  leftOut: LeftOut;
}

const NO_CALLS: CallCounts = { made: 0, failed: 0, refused: 0 };
const roundedTime = (time: Readonly<MainThreadTime> | undefined): MainThreadTime | null =>
  time ? { ...time, ms: Math.round(time.ms), longestMs: Math.round(time.longestMs) } : null;
const textOrNull = (text: string | null | undefined): string | null => (text ? redact(text) : null);

/** Derives what the inspector shows from what the host knows. */
export function inspect(sources: InspectorSources, bisect: BisectResult | null = null): InspectorReport {
  const { panes, registry, openings, leftovers, calls, mainThread, incidents, drift, portal } = sources;

  const rowOf = (pane: PaneView): SubsystemRow => {
    const code = recordCodeOf(pane, registry);
    const subsystem = registry?.subsystems.get(code);
    const own = openings.filter(({ key }) => key === pane.key);
    const last = own.at(-1);
    const { failure, status } = pane.state;
    return {
      key: pane.key,
      code,
      name: pane.name as LocalName | null,
      version: pane.version,
      sdk: subsystem?.sdk ?? null,
      owner: pane.owner,
      runbook: textOrNull(pane.runbook),
      isolation: pane.isolation,
      address: textOrNull(pane.entry),
      isDisabled: pane.disabled !== null,
      state: STATES[status],
      override: pane.override && { state: pane.override.state, address: redact(pane.override.address) },
      failure:
        failure && redact([failure.kind, failure.status, failure.address, failure.detail].filter(Boolean).join(' ')),
      hasUnsaved: pane.hasUnsaved,
      openings: own.length,
      lastOpening: last ? drawOpening(last) : null,
      calls: { ...(calls.get(code) ?? NO_CALLS) },
      mainThread: roundedTime(mainThread.get(code)),
      leftovers: leftovers[code] ?? null,
      incidents: incidents
        .filter(({ region }) => region === code || region === pane.key)
        .map(({ kind, text, count, at }) => ({ kind, text: redact(text), count, at: Math.round(at) }))
        .sort((one, other) => other.at - one.at),
    };
  };

  // What is only begun, because somebody points at it, is counted among the others.
  const subsystems = panes.filter(({ isAhead, state }) => !isAhead || !isOpening(state.status)).map(rowOf);
  const opened = new Set(subsystems.map(({ code }) => code));
  return {
    portal,
    subsystems,
    others: [...(registry?.subsystems.values() ?? [])]
      .filter(({ code }) => !opened.has(code))
      .map((subsystem) => ({
        code: subsystem.code,
        name: subsystem.name,
        version: subsystem.version ?? null,
        sdk: subsystem.sdk ?? null,
        owner: subsystem.owner ?? null,
        runbook: textOrNull(subsystem.runbook),
        isolation: subsystem.isolation,
        address: textOrNull(subsystem.entry),
        isDisabled: subsystem.disabled !== undefined,
      })),
    problems: registry && registry.problems.map((problem) => ({ ...problem, message: redact(problem.message) })),
    drift: [...drift].map(([field, count]) => ({ field: redact(field), count })),
    bisect: bisect && reportBisect(bisect, subsystems),
  };
}

function reportBisect({ step, leftOut }: BisectResult, rows: readonly SubsystemRow[]): BisectReport {
  const found = step.kind === 'found' ? step.suspects : [];
  return {
    result: step.kind,
    suspects: rows
      .filter(({ key }) => found.includes(key))
      .map(({ key, code, version, owner, runbook }) => ({ key, code, version, owner, runbook })),
    leftOut,
  };
}

/** Code in the registry: a pane of the page for embedded systems has the code of its entry as its variant. */
function recordCodeOf({ code, variant }: PaneView, registry: Registry | null): string {
  return variant !== null && !registry?.subsystems.has(code) && registry?.subsystems.has(variant) ? variant : code;
}

/** The report as JSON. A secret in it, in whatever field, is removed. */
export function reportAsJson(report: InspectorReport, secrets: readonly (string | null)[]): string {
  const text = JSON.stringify(report, null, 2);
  return secrets.reduce<string>((safe, secret) => (secret ? safe.replaceAll(secret, '[token]') : safe), text);
}
