/**
 * Messages of the embedded verification page (A35). Only the form is checked here; the receiver checks the sender
 * (T12). Never throws: returns a message or null.
 */
import { isRecord } from '../wire/json';

/** Message types: under review, close requested, submitted, session expired, done. */
export type PlainMessage = 'switch' | 'close' | 'success' | 'login-over' | 'save-over';

/** What is wrong with the ID number, or with the data found for it (R170). */
export type IdFault = 'id-required' | 'id-invalid' | 'data-abnormal';

export type VerificationMessage = { type: PlainMessage } | { type: 'error'; code: IdFault };

const SOURCE = 'portal-verification';
const VERSION = 1;
const PLAIN: ReadonlySet<unknown> = new Set<PlainMessage>(['switch', 'close', 'success', 'login-over', 'save-over']);
const FAULTS: ReadonlySet<unknown> = new Set<IdFault>(['id-required', 'id-invalid', 'data-abnormal']);

/** Reads an own property of the message; inherited ones are ignored (T20). */
const own = (data: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(data, name) ? data[name] : undefined;

/** The message, or null for anything else. */
export function readMessage(data: unknown): VerificationMessage | null {
  if (!isRecord(data) || own(data, 'source') !== SOURCE || own(data, 'version') !== VERSION) return null;
  const type = own(data, 'type');
  if (PLAIN.has(type)) return { type: type as PlainMessage };
  const code = own(data, 'code');
  return type === 'error' && FAULTS.has(code) ? { type, code: code as IdFault } : null;
}
