// Judges the server's answer to 'may this person open this subsystem'. Fails closed: only a readable answer that
// says '1' twice opens anything (T18).
import { isRecord } from '../wire/isRecord';
import { cutMessage } from './helpAddress';

/** The server said no in words that the help page understands (R173). */
export interface AccessRefusal {
  allowed: false;
  failed?: undefined;
  applyState: string;
  msg?: string;
}

/** No verdict: the server would not answer (R176), could not be read, or could not be reached. */
export interface AccessFailure {
  allowed: false;
  failed: true;
  /** The server's own words, where it had any. */
  msg?: string;
  error?: unknown;
}

export type AccessDecision = { allowed: true; failed?: undefined } | AccessRefusal | AccessFailure;

/** Strings and numbers mean the same at the border (A7); everything else is unreadable. */
const readCode = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? cutMessage(value) : undefined;

/** The decision that an answer `{ status, msg, data: { isLimit, reasonsRejection } }` stands for (R172–R176). */
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
