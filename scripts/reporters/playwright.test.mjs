import events from './events.cjs';
import ProgressReporter from './playwright.cjs';

const { parseEvent } = events;

/** What the reporter emits when this test has ended. */
function eventsAfter(outcome, result) {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  process.env.PORTAL_TEST_EVENTS = '1';
  const test = {
    id: 'a',
    retries: 0,
    expectedStatus: 'passed',
    location: { file: `${process.cwd()}/tests/e2e/a.spec.ts`, line: 3 },
    titlePath: () => ['', 'preview', 'a.spec.ts', 'R004 greets'],
    outcome: () => outcome,
  };
  new ProgressReporter().onTestEnd(test, { retry: 0, errors: [], annotations: [], ...result });
  delete process.env.PORTAL_TEST_EVENTS;
  const lines = written.mock.calls.map(([line]) => line.trim());
  written.mockRestore();
  return lines.map(parseEvent);
}

test('a test that ran out of time says what it waited for, where, and how it left the page', () => {
  const [done, failed] = eventsAfter('unexpected', {
    status: 'timedOut',
    errors: [
      { message: '\u001b[31mTest timeout of 300000ms exceeded.\u001b[39m' },
      {
        message: "locator.fill: waiting for getByRole('textbox')",
        location: { file: `${process.cwd()}/tests/e2e/a.spec.ts`, line: 9 },
      },
    ],
    annotations: [{ type: 'page', description: 'the page was at /home' }],
  });
  expect(done).toEqual({ type: 'done', tests: 1 });
  expect(failed).toEqual({
    type: 'failed',
    file: 'tests/e2e/a.spec.ts',
    line: 3,
    title: 'R004 greets',
    message: [
      'Test timeout of 300000ms exceeded.',
      "locator.fill: waiting for getByRole('textbox')",
      'at tests/e2e/a.spec.ts:9',
      'the page was at /home',
    ].join('\n'),
  });
});

test('a test without an error of its own is reported with its status', () => {
  expect(eventsAfter('unexpected', { status: 'interrupted' })[1]).toMatchObject({ message: 'interrupted' });
  expect(eventsAfter('expected', { status: 'passed' })).toEqual([{ type: 'done', tests: 1 }]);
});
