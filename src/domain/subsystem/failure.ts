/**
 * Why a subsystem cannot be shown. The stage shows a message per kind (locales/subsystems); `detail` is what the user
 * can report to the team: a status, an address, the message of the error.
 */
export type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'cors'
  | 'http-status'
  | 'not-an-app'
  | 'not-admitted'
  | 'integrity'
  | 'es-module'
  | 'policy'
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
  | 'invalid-entry'
  | 'disabled'
  | 'chunk-missing';

/** A failure of one pane, as plain data. */
export interface PaneFailure {
  kind: FailureKind;
  /** HTTP status, for `http-status`. */
  status?: number;
  /** Address of the failed file, without query. */
  address?: string;
  /** Message of the server (`permission`) or of the error. */
  detail?: string;
}

/** An error that carries the failure of a pane. */
export class SubsystemError extends Error {
  override readonly name = 'SubsystemError';

  constructor(readonly failure: PaneFailure) {
    super([failure.kind, failure.status, failure.address, failure.detail].filter(Boolean).join(' '));
  }
}

/** The failure inside an error; an unclassified error gets `fallback`. */
export function failureOf(error: unknown, fallback: FailureKind): PaneFailure {
  if (error instanceof SubsystemError) return error.failure;
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: fallback, detail: detail.slice(0, 300) };
}
