import { clock, failureText, rerunCommand, showProgress, statusLine, timeLeft } from './progress.mjs';

const now = 100_000;
const running = {
  name: 'browser tests',
  status: 'running',
  startedAt: now - 60_000,
  done: 50,
  total: 200,
  unit: 'tests',
};

test.each([
  [0, '0:00'],
  [59_499, '0:59'],
  [75_000, '1:15'],
  [3_600_000, '60:00'],
])('%i ms is shown as %s', (ms, text) => expect(clock(ms)).toBe(text));

test('the line has the stage, the test count, the elapsed and the remaining time', () => {
  const stages = [
    { name: 'types', status: 'ended' },
    { ...running, lastMs: 240_000 },
    { name: 'commands', status: 'waiting', lastMs: 30_000 },
  ];
  expect(statusLine(stages, { startedAt: now - 90_000, lanes: 1, now })).toBe(
    '[1:30] stage 2 of 3 · browser tests 50 of 200 · about 3:30 left',
  );
  // Never timed, or a part of its tests only: this run's speed is enough.
  expect(statusLine([running], { startedAt: now, lanes: 1, now })).toBe(
    '[0:00] stage 1 of 1 · browser tests 50 of 200 · about 3:00 left',
  );
  expect(statusLine([running, { status: 'waiting' }], { startedAt: now, lanes: 1, now })).toBe(
    '[0:00] stage 1 of 2 · browser tests 50 of 200',
  );
});

test.each([
  ['what has ended takes no time', [{ status: 'ended', lastMs: 9_000 }], 2, 0],
  [
    'waiting stages share the lanes',
    [
      { status: 'waiting', lastMs: 4_000 },
      { status: 'waiting', lastMs: 4_000 },
    ],
    2,
    4_000,
  ],
  [
    'the longest stage counts in full',
    [
      { status: 'waiting', lastMs: 9_000 },
      { status: 'waiting', lastMs: 1_000 },
    ],
    2,
    9_000,
  ],
  [
    'a running stage counts with its remaining time',
    [{ status: 'running', startedAt: now - 3_000, lastMs: 5_000 }],
    1,
    2_000,
  ],
  ['a stage that takes all lanes counts once', [{ status: 'waiting', lastMs: 4_000, lanes: Infinity }], 2, 4_000],
  ['no estimate without a last run', [{ status: 'waiting' }], 1, undefined],
])('time left: %s', (_, stages, lanes, expected) => expect(timeLeft(stages, { lanes, now })).toBe(expected));

test('a failure is printed with its location, its reason and the command to rerun it', () => {
  const failure = {
    file: 'tests/e2e/home.spec.ts',
    line: 12,
    title: 'R004 greets',
    message: '\u001b[31mexpected 1\u001b[39m\n\n    at x (node_modules/y.js:1:1)',
  };
  expect(failureText('browser tests', failure)).toBe(
    '✗ tests/e2e/home.spec.ts:12 › R004 greets\n    expected 1\n    again: npm test -- tests/e2e/home.spec.ts:12',
  );
});

test('a test that passed at its second try shows why the first failed', () => {
  const flaky = { type: 'flaky', file: 'tests/e2e/a.spec.ts', line: 3, title: 'R004 greets', message: 'expected 1' };
  expect(failureText('browser tests', flaky)).toBe(
    '! tests/e2e/a.spec.ts:3 › R004 greets (passed at its second try only)\n    expected 1\n    again: npm test -- tests/e2e/a.spec.ts:3',
  );
});

test.each([
  [{ file: 'src/a.test.ts', title: "R001 it's (so)" }, "npm test -- src/a.test.ts -t 'R001 it'\\''s \\(so\\)'"],
  [{ file: 'src/a.test.ts', title: 'the file cannot be run' }, 'npm test -- src/a.test.ts'],
  [{ title: 'the test run' }, undefined],
])('the command for %j', (failure, command) => expect(rerunCommand(failure)).toBe(command));

describe('output', () => {
  const ERASE = '\r\u001b[K';
  const LINE = '[0:01] stage 1 of 1 · types';
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const outputOf = (isTTY) => {
    const written = [];
    return { isTTY, columns: 40, write: (text) => written.push(text), written };
  };

  test('in a terminal one line is redrawn, and prints are inserted above it', () => {
    const output = outputOf(true);
    const progress = showProgress([{ name: 'types', status: 'running', startedAt: 0 }], { lanes: 1, output });
    jest.advanceTimersByTime(1_000);
    expect(output.written.join('').split(ERASE)).toEqual(['', LINE, LINE]);
    progress.print('✗ a');
    expect(output.written.join('').split(ERASE).slice(-2)).toEqual(['✗ a\n', LINE]);
    progress.stop();
    const count = output.written.length;
    jest.advanceTimersByTime(5_000);
    expect(output.written).toHaveLength(count);
  });

  test('elsewhere one line is printed per minute', () => {
    const output = outputOf(false);
    const progress = showProgress([{ name: 'types', status: 'running', startedAt: 0 }], { lanes: 1, output });
    jest.advanceTimersByTime(180_000);
    expect(output.written).toEqual(['[1:00]', '[2:00]', '[3:00]'].map((time) => `${time} stage 1 of 1 · types\n`));
    progress.stop();
  });
});
