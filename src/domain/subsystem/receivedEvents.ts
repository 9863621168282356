import * as z from 'zod/mini';
import { count, listOf, text, wireObject, type Schema } from '../wire';

/** An event as the receiver of the mock server lists it. */
export interface ReceivedEvent {
  kind: string;
  /** Region of the portal, or code of the subsystem. */
  region: string;
  version: string;
  /** Team that is called when the subsystem fails; empty for the portal. */
  team: string;
  name: string;
  message: string;
  count: number;
}

const events = wireObject({
  events: listOf(wireObject({ kind: text, region: text, version: text, team: text, name: text, message: text, count })),
});

/** The events of the receiver, the newest first. */
export const receivedEvents: Schema<ReceivedEvent[]> = z.pipe(
  events,
  z.transform((read: { events: ReceivedEvent[] }) => read.events),
) as unknown as Schema<ReceivedEvent[]>;
