import * as z from 'zod/mini';
import { count, listOf, maybe, text, wireObject, type Schema } from '../wire';
import { asText } from '../wire/json';

/** An event as the receiver of the mock server lists it. */
export interface ReceivedEvent {
  kind: string;
  /** Region of the portal, or code of the subsystem. */
  region: string;
  /** Empty for a subsystem whose version nothing names. */
  version: string;
  /** Team that is called when the subsystem fails; empty for the portal, and where the registry names none. */
  team: string;
  name: string;
  message: string;
  count: number;
}

/** What the sender may not know, and leaves out. */
const known = maybe(text);
const events = wireObject({
  events: listOf(
    wireObject({ kind: text, region: text, version: known, team: known, name: text, message: known, count }),
  ),
});

/** The events of the receiver, the newest first. */
export const receivedEvents: Schema<ReceivedEvent[]> = z.pipe(
  events,
  z.transform((read: z.output<typeof events>): ReceivedEvent[] =>
    read.events.map(({ version, team, message, count: times, ...event }) => ({
      ...event,
      count: times ?? 1,
      version: asText(version),
      team: asText(team),
      message: asText(message),
    })),
  ),
) as unknown as Schema<ReceivedEvent[]>;
