import { chosenStages } from './stages.mjs';

test('the files of a run come before the reporters option, which would take them for reporters', () => {
  const [{ name, steps }] = chosenStages(['src/a.test.ts'], 'adds');
  expect(name).toBe('unit and contract tests');
  const args = steps[0].slice(steps[0].findIndex((word) => word.endsWith('jest.js')) + 1);
  expect(args.slice(0, 3)).toEqual(['src/a.test.ts', '-t', 'adds']);
  expect(args.indexOf('--reporters')).toBeGreaterThan(3);
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
