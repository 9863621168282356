import { changeOf, lastOf, merged, pageOf, summaryOf, tableOf } from './figures.mjs';

const figure = (name, ratio, limit = 1) => ({ name, ratio, limit, detail: '1 ms / 2 ms' });
const kept = { machine: 'old', sections: { Subsystems: { figures: [figure('back', 0.2), figure('first', 1.2)] } } };

test('a figure is better or worse from a tenth on, and from nothing with any amount', () => {
  for (const [ratio, last, change] of [
    [1, undefined, ''],
    [1.05, 1, ''],
    [0.95, 1, ''],
    [1.2, 1, 'worse'],
    [0.8, 1, 'better'],
    [3, 0, 'worse'],
    [0, 3, 'better'],
    [0, 0, ''],
  ])
    expect([last, ratio, changeOf(figure('x', ratio), last)]).toEqual([last, ratio, change]);
});

test('a run says what got better and worse, and what is over its limit', () => {
  const run = { Subsystems: { figures: [figure('back', 0.1), figure('first', 1.5), figure('new', 3)] } };
  const last = lastOf(kept);
  expect(summaryOf(run, last)).toBe(
    'Better than the committed figures: back (0.200 → 0.100)\nWorse: first (1.200 → 1.500)',
  );
  expect(summaryOf({ Subsystems: { figures: [] } }, last)).toMatch(/figures: nothing\nWorse: nothing/);
  const lines = tableOf('Subsystems', run.Subsystems, last).split('\n').slice(4);
  expect(lines).toEqual([
    '| back | 0.100 | 0.200 | better | 1 | yes | 1 ms / 2 ms |',
    '| first | 1.500 | 1.200 | worse | 1 | **no** | 1 ms / 2 ms |',
    '| new | 3 | – |  | 1 | **no** | 1 ms / 2 ms |',
  ]);
});

test('a part replaces its own figures and keeps the others, in the order of the document', () => {
  const after = merged(
    kept,
    { Subsystems: { figures: [figure('first', 1), figure('new', 2)] }, 'Home page': { figures: [], text: 'files' } },
    'new',
  );
  expect(Object.keys(after.sections)).toEqual(['Home page', 'Subsystems']);
  expect(after.sections.Subsystems.figures.map(({ name, ratio }) => [name, ratio])).toEqual([
    ['back', 0.2],
    ['first', 1],
    ['new', 2],
  ]);
  expect(merged(after, { 'Home page': { figures: [] } }, 'new').sections['Home page'].text).toBe('files');
  expect(pageOf(after)).toMatch(
    /on new\.[\s\S]*## Home page[\s\S]*files[\s\S]*## Subsystems[\s\S]*\| back \| 0\.200 \| 1 \|/,
  );
});
