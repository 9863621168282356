// Judges the response to 'may this person open this subsystem'. Fails closed: only a readable response with '1' in
// both fields opens anything (T18).
import { isRecord } from '../wire/json';
import { cutMessage } from './accessDeniedAddress';

/** Refused with a reason that the help page can show (R173). */
export interface AccessRefusal {
  allowed: false;
  failed?: undefined;
  applyState: string;
  msg?: string;
}

/** No verdict: the server refused (R176), was unreadable, or could not be reached. */
export interface AccessFailure {
  allowed: false;
  failed: true;
  /** The server's message, if any. */
  msg?: string;
  error?: unknown;
}

/** Maximum age in ms at which an answer that was asked for ahead still opens something. */
export const ACCESS_DECISION_TTL_MS = 10_000;

export type AccessDecision = { allowed: true; failed?: undefined } | AccessRefusal | AccessFailure;

/** Strings and numbers are equivalent on the wire (A7); everything else is unreadable. */
const readCode = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? cutMessage(value) : undefined;

/** Decides on a response `{ status, msg, data: { isLimit, reasonsRejection } }` (R172–R176). */
export function decideAccess(response: unknown): AccessDecision {
  if (!isRecord(response)) return { allowed: false, failed: true };
  const msg = readText(response.msg);
  if (readCode(response.status) !== '1') return { allowed: false, failed: true, msg };
  if (!isRecord(response.data)) return { allowed: false, failed: true };

  const { isLimit, reasonsRejection } = response.data;
  const isEmpty = isLimit === undefined || isLimit === null || isLimit === '';
  const applyState = isEmpty ? '6' : readCode(isLimit);
  if (applyState === undefined) return { allowed: false, failed: true };
  if (applyState === '1') return { allowed: true };
  if (applyState === '0') return { allowed: false, applyState, msg };
  if (applyState === '5') return { allowed: false, applyState, msg: readText(reasonsRejection) };
  return { allowed: false, applyState };
}
