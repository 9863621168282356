import { createBatches, type SentEvent } from './createBatches';

interface Batch {
  build: string;
  dropped: number;
  events: SentEvent[];
}

/** Batches on a clock that the test moves. */
function start() {
  const sent: Batch[] = [];
  let time = 0;
  let planned: { at: number; act(): void } | undefined;
  const batches = createBatches({
    build: 'build-1',
    send: (body) => void sent.push(JSON.parse(body) as Batch),
    now: () => time,
    after: (ms, act) => {
      planned = { at: time + ms, act };
      return () => (planned = undefined);
    },
  });
  const pass = (ms: number) => {
    const until = time + ms;
    while (planned && planned.at <= until) {
      const { at, act } = planned;
      planned = undefined;
      time = at;
      act();
    }
    time = until;
  };
  return { ...batches, sent, pass };
}

const event = (message: string, more: Partial<SentEvent> = {}) => ({
  kind: 'error',
  owner: 'subsystem' as const,
  region: 'lift',
  name: 'TypeError',
  message,
  path: '/lift',
  ...more,
});

test('F9 what happens within three seconds is one batch, and the same event is counted', () => {
  const { add, sent, pass } = start();
  add(event('a'));
  add(event('a'));
  add(event('a', { region: 'byd' }));
  pass(2_999);
  expect(sent).toEqual([]);
  pass(1);
  expect(sent).toEqual([
    {
      build: 'build-1',
      dropped: 0,
      events: [
        { ...event('a'), count: 2 },
        { ...event('a', { region: 'byd' }), count: 1 },
      ],
    },
  ]);
});

test('F9 batches are thirty seconds apart and hold twenty events of at most 15 kB', () => {
  const { add, sent, pass } = start();
  for (let index = 0; index < 45; index++) add(event(`error ${index}`));
  pass(3_000);
  expect(sent.map(({ events }) => events.length)).toEqual([20]);
  pass(29_999);
  expect(sent).toHaveLength(1);
  pass(1);
  pass(30_000);
  expect(sent.map(({ events }) => events.length)).toEqual([20, 20, 5]);

  for (let index = 0; index < 10; index++) add(event(`长${index}`, { stack: '栈'.repeat(900) }));
  pass(30_000);
  const last = sent.at(-1)!;
  expect(last.events.length).toBeLessThan(10);
  expect(new TextEncoder().encode(JSON.stringify(last)).length).toBeLessThanOrEqual(15_000);
});

test('F9 an error in a loop sends at most sixty batches, and different events beyond two hundred are counted', () => {
  const { add, sent, pass } = start();
  for (let index = 0; index < 260; index++) add(event(`error ${index}`));
  pass(3_000);
  expect(sent[0]!.dropped).toBe(60);
  for (let minute = 0; minute < 100; minute++) {
    add(event('error 1'));
    pass(60_000);
  }
  expect(sent).toHaveLength(60);
  expect(sent.flatMap(({ events }) => events).filter(({ message }) => message === 'error 1').length).toBeGreaterThan(1);
});

test('long frames wait for another event or the end of the page, and their time is added', () => {
  const { add, flush, sent, pass } = start();
  const frame = (ms: number) => event('', { kind: 'long-frame', name: 'long-frame', ms });
  add(frame(60));
  add(frame(80));
  pass(120_000);
  expect(sent).toEqual([]);
  flush();
  expect(sent[0]!.events).toMatchObject([{ kind: 'long-frame', count: 2, ms: 140 }]);
  flush();
  expect(sent).toHaveLength(1);
});
