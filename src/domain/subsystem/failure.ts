/**
 * Why a subsystem cannot be shown. The stage turns each kind into words (locales/subsystems); `detail` is what
 * the person may pass on to the team: a status, an address, the message of what was thrown.
 */
export type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'cors'
  | 'http-status'
  | 'not-an-app'
  | 'no-lifecycles'
  | 'script-error'
  | 'mount-error'
  | 'timed-out'
  | 'protocol'
  | 'permission'
  | 'not-permission'
  | 'permission-data'
  | 'no-account'
  | 'registry'
  | 'not-registered'
  | 'part-missing';

/** One failure of one pane, as plain data. */
export interface PaneFailure {
  kind: FailureKind;
  /** HTTP status, for `http-status`. */
  status?: number;
  /** Address of the file that failed, without query. */
  address?: string;
  /** Message of the server (`permission`) or of what was thrown. */
  detail?: string;
}

/** A failure on its way to the pane that it belongs to. */
export class SubsystemError extends Error {
  override readonly name = 'SubsystemError';

  constructor(readonly failure: PaneFailure) {
    super([failure.kind, failure.status, failure.address, failure.detail].filter(Boolean).join(' '));
  }
}

/** The failure inside an error; anything that nobody classified counts as `fallback`. */
export function failureOf(error: unknown, fallback: FailureKind): PaneFailure {
  if (error instanceof SubsystemError) return error.failure;
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: fallback, detail: detail.slice(0, 300) };
}
