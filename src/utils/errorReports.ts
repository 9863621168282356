// What went wrong, with the part that it belongs to: for the operators, not for staff.
import { addMainThreadTime, recordIncident } from './subsystemIncidents';

/** What happened. `opening`: a subsystem could not be opened. */
export type EventKind = 'error' | 'rejection' | 'opening' | 'failed-call' | 'long-frame' | 'policy';

/** An event of a region of the portal, or of a subsystem. */
export interface AttributedEvent {
  kind: EventKind;
  owner: 'portal' | 'subsystem';
  /** Name of the region; code of the subsystem, or key of its pane. */
  region: string;
  /** Class of the error or kind of the failure, such as `TypeError`, `http-status`. */
  name: string;
  message?: string;
  stack?: string;
  /** How long it kept the page busy. */
  ms?: number;
}

type Listener = (event: AttributedEvent) => void;

/** Events before the listener, which is loaded on demand; without one the first stay. */
const WAITING_MAX = 50;

let listener: Listener | undefined;
const waiting: AttributedEvent[] = [];

/** Sets the callback for attributed events, which gets those before it as well. */
export function onAttributedEvent(callback: Listener): void {
  listener = callback;
  waiting.splice(0).forEach(callback);
}

/** Reports an event of a part. */
export function reportEvent(event: AttributedEvent): void {
  if (listener) listener(event);
  else if (waiting.length < WAITING_MAX) waiting.push(event);
}

/** The fields of anything that was thrown. */
const fieldsOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: typeof error, message: typeof error === 'string' ? error : undefined };

interface ErrorOptions {
  kind?: Extract<EventKind, 'error' | 'rejection' | 'opening'>;
  /** Replaces the class of the error. */
  name?: string;
}

/** Reports an error of a part. */
export function reportAttributed(
  part: Pick<AttributedEvent, 'owner' | 'region'>,
  error: unknown,
  { kind = 'error', name }: ErrorOptions = {},
): void {
  const fields = fieldsOf(error);
  const event: AttributedEvent = { kind, ...part, ...fields, name: name ?? fields.name };
  if (part.owner === 'subsystem')
    recordIncident({
      region: part.region,
      kind: 'error',
      text: [event.name, event.message].filter(Boolean).join(': '),
    });
  reportEvent(event);
}

/** A subsystem that keeps the main thread busy for longer delays what the user does. */
const LONG_MS = 50;

/** Counts the time of a subsystem in a long frame, and reports it if it alone is long. */
export function reportLongFrame(code: string, ms: number): void {
  addMainThreadTime(code, ms);
  if (ms >= LONG_MS) reportEvent({ kind: 'long-frame', owner: 'subsystem', region: code, name: 'long-frame', ms });
}

/** Reports what a security policy has refused to a subsystem. */
export function reportPolicyViolation(region: string, directive: string, address: string): void {
  recordIncident({ region, kind: 'policy', text: `${directive} ${address}` });
  reportEvent({ kind: 'policy', owner: 'subsystem', region, name: directive, message: address });
}
