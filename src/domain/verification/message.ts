/**
 * Messages of the embedded verification page (A35). Only their form is judged here; who sent them is judged where they
 * arrive (T12). Total: whatever comes, it answers a message or null.
 */
import { isRecord } from '../wire/isRecord';

/** What the page says: it goes into review, wants to be closed, was submitted, ends the session, or is done. */
export type PlainMessage = 'switch' | 'close' | 'success' | 'login-over' | 'save-over';

/** What is wrong with the ID number, or with the data found for it (R170). */
export type IdFault = 'id-required' | 'id-invalid' | 'data-abnormal';

export type VerificationMessage = { type: PlainMessage } | { type: 'error'; code: IdFault };

const SOURCE = 'portal-verification';
const VERSION = 1;
const PLAIN: ReadonlySet<unknown> = new Set<PlainMessage>(['switch', 'close', 'success', 'login-over', 'save-over']);
const FAULTS: ReadonlySet<unknown> = new Set<IdFault>(['id-required', 'id-invalid', 'data-abnormal']);

/** Reads a property of the message itself; what somebody put on every object does not count (T20). */
const own = (data: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(data, name) ? data[name] : undefined;

/** The message, or null for whatever is none of ours. */
export function readMessage(data: unknown): VerificationMessage | null {
  if (!isRecord(data) || own(data, 'source') !== SOURCE || own(data, 'version') !== VERSION) return null;
  const type = own(data, 'type');
  if (PLAIN.has(type)) return { type: type as PlainMessage };
  const code = own(data, 'code');
  return type === 'error' && FAULTS.has(code) ? { type, code: code as IdFault } : null;
}
