import { runInLanes } from './schedule.mjs';

/** A stage that ends when its `end` is called; the log records which stages run. */
function stageOf(name, options = {}) {
  const stage = { name, ...options };
  stage.run = () => new Promise((resolve) => (stage.end = (hasPassed = true) => resolve(hasPassed)));
  return stage;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

function watch(stages, lanes) {
  const log = [];
  const result = runInLanes(stages, {
    lanes,
    onStart: ({ name }) => log.push(`+${name}`),
    onEnd: ({ name }, outcome) => log.push(`${outcome === 'passed' ? '-' : `${outcome} `}${name}`),
  });
  return { log, result };
}

test('as many stages run in parallel as there are lanes, in list order', async () => {
  const [a, b, c] = [stageOf('a'), stageOf('b'), stageOf('c')];
  const { log, result } = watch([a, b, c], 2);
  await settled();
  expect(log).toEqual(['+a', '+b']);
  b.end();
  await settled();
  expect(log).toEqual(['+a', '+b', '-b', '+c']);
  a.end();
  c.end();
  expect([...(await result).values()]).toEqual(['passed', 'passed', 'passed']);
});

test('a stage waits for its needs, and a wide one for all lanes, while others overtake it', async () => {
  const [first, wide, other] = [
    stageOf('first'),
    stageOf('wide', { lanes: Infinity, needs: ['first'] }),
    stageOf('other'),
  ];
  const { log, result } = watch([first, wide, other], 2);
  await settled();
  first.end();
  await settled();
  expect(log).toEqual(['+first', '+other', '-first']);
  other.end();
  await settled();
  expect(log.at(-1)).toBe('+wide');
  wide.end();
  await result;
});

test('a stage that takes no lane runs beside one that takes all', async () => {
  const [wide, light] = [stageOf('wide', { lanes: Infinity }), stageOf('light', { lanes: 0 })];
  const { log, result } = watch([wide, light], 2);
  await settled();
  expect(log).toEqual(['+wide', '+light']);
  wide.end();
  light.end();
  await result;
});

test('stages that depend on a failed stage, directly or not, are skipped; the others run', async () => {
  const [a, b, c, d] = [stageOf('a'), stageOf('b', { needs: ['a'] }), stageOf('c', { needs: ['b'] }), stageOf('d')];
  const { result } = watch([a, b, c, d], 1);
  await settled();
  a.end(false);
  await settled();
  d.end();
  expect(Object.fromEntries(await result)).toEqual({ a: 'failed', b: 'skipped', c: 'skipped', d: 'passed' });
});

test('a need that is not in the run counts as met; circular needs are refused', async () => {
  const only = stageOf('only', { needs: ['elsewhere'] });
  const { result } = watch([only], 1);
  await settled();
  only.end();
  expect((await result).get('only')).toBe('passed');
  await expect(
    runInLanes([stageOf('a', { needs: ['b'] }), stageOf('b', { needs: ['a'] })], { lanes: 1 }),
  ).rejects.toThrow('a, b');
});
