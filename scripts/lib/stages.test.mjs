import { allStages, chosenStages, quickStages } from './stages.mjs';

test('the files of a run come before the reporters option, which would take them for reporters', () => {
  const [{ name, steps }] = chosenStages(['src/a.test.ts'], 'adds');
  expect(name).toBe('unit and contract tests');
  const args = steps[0].slice(steps[0].findIndex((word) => word.endsWith('jest.js')) + 1);
  expect(args.slice(0, 3)).toEqual(['src/a.test.ts', '-t', 'adds']);
  expect(args.indexOf('--reporters')).toBeGreaterThan(3);
});

test('the time of a part of the tests is no estimate for the next whole run', () => {
  const parts = (stages) => stages.filter(({ isPart }) => isPart).map(({ name }) => name);
  expect(parts(allStages())).toEqual([]);
  expect(parts(quickStages())).toEqual([]);
  expect(parts(quickStages(['src/a.test.ts']))).toEqual(['unit and contract tests']);
  expect(parts(chosenStages(['src/a.test.ts', 'tests/e2e']))).toEqual([
    'unit and contract tests',
    'build',
    'browser tests',
  ]);
});

test.each(['tests/e2e/a.spec.ts:12', 'tests/e2e', './tests/e2e/'])(
  'browser tests include a current build: %s',
  (file) => {
    const stages = chosenStages([file]);
    expect(stages.map(({ name }) => name)).toEqual(['build', 'browser tests']);
    expect(stages[0].steps[0]).toContain('--if-needed');
    expect(stages[1].steps[0].at(-1)).toBe(file);
  },
);
