import { readWire } from '../wire';
import { receivedEvents } from './receivedEvents';

test('an event of a subsystem without version, team and message is complete, and no difference to report', () => {
  const event = { kind: 'long-frame', region: 'lift', name: 'long-frame', count: 2 };
  const { data, drift } = readWire(receivedEvents, { events: [event] })!;
  expect(data).toEqual([{ ...event, version: '', team: '', message: '' }]);
  expect(drift).toEqual([]);
});
