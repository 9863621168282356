import { onAttributedEvent, reportAttributed } from './errorReports';
import { callCounts, countCall, recentIncidents, recordIncident } from './subsystemIncidents';

const of = (region: string) => recentIncidents().filter((incident) => incident.region === region);

test('the same incident again raises its count and becomes the newest', () => {
  for (const text of ['first', 'second', 'first']) recordIncident({ region: 'one', kind: 'policy', text });
  expect(of('one').map(({ text, count }) => [text, count])).toEqual([
    ['second', 1],
    ['first', 2],
  ]);
});

test('a flood in one subsystem keeps the last thirty, and those of others', () => {
  recordIncident({ region: 'quiet', kind: 'error', text: 'once' });
  for (let index = 0; index < 100; index += 1)
    recordIncident({ region: 'loud', kind: 'error', text: `${index} ${'x'.repeat(1_000)}` });
  expect(of('loud')).toHaveLength(30);
  expect(of('loud').at(-1)!.text).toMatch(/^99 x{297}$/);
  expect(of('quiet')).toHaveLength(1);
});

test('an attributed error of a subsystem is an incident; one of the portal is not', () => {
  onAttributedEvent(() => undefined);
  reportAttributed({ owner: 'subsystem', region: 'lift' }, new TypeError('x is undefined'));
  reportAttributed({ owner: 'portal', region: 'page' }, new TypeError('portal'));
  expect(of('lift')).toMatchObject([{ kind: 'error', text: 'TypeError: x is undefined', count: 1 }]);
  expect(of('page')).toEqual([]);
});

test('requests are counted by subsystem', () => {
  countCall('lift', 'made');
  countCall('lift', 'made');
  countCall('lift', 'refused');
  countCall('mgr', 'made');
  expect(Object.fromEntries(callCounts())).toEqual({
    lift: { made: 2, failed: 0, refused: 1 },
    mgr: { made: 1, failed: 0, refused: 0 },
  });
});
