import type { MockRequest, MockResponse } from '../http';

/**
 * A small receiver of reports (`errorReports` of the environment): it keeps the newest batches, and the inspector shows
 * them. What a deployment uses is deploy/receiver.
 */
const EVENTS_KEY = '__portalMockEvents__';
const EVENTS_MAX = 100;
const BODY_MAX = 16_000;

/** On globalThis, as the datasets are: an edit of a mock reloads this file and keeps the list. */
function received(): unknown[] {
  const holder = globalThis as unknown as Record<string, unknown[] | undefined>;
  return (holder[EVENTS_KEY] ??= []);
}

/** Stores the events of a batch, the newest first. */
export function keepEvents(request: MockRequest, response: MockResponse): void {
  const { events } = (request.body ?? {}) as { events?: unknown };
  if (!Array.isArray(events) || JSON.stringify(events).length > BODY_MAX) {
    response.status(400).json({});
    return;
  }
  const at = Date.now();
  received().unshift(...(events as object[]).map((event) => ({ ...event, at })));
  received().splice(EVENTS_MAX);
  response.json({});
}

/** The stored events. */
export function sendEvents(_request: MockRequest, response: MockResponse): void {
  response.json({ events: received() });
}
