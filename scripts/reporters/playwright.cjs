// Reports the progress and the failures of the browser tests while they run.
const { relative } = require('node:path');
const { stripVTControlCharacters } = require('node:util');
const { emit } = require('./events.cjs');

/** Enough for the reason why a server did not start. */
const SERVER_OUTPUT_MAX = 2_000;

/** Every error with its place (of a test that ran out of time, the second one says what it waited for), then the page. */
function failureMessage({ status, errors, annotations }) {
  const lines = errors.flatMap(({ message, location }) => [
    message,
    location && `at ${relative(process.cwd(), location.file)}:${location.line}`,
  ]);
  const page = annotations.findLast(({ type }) => type === 'page')?.description;
  return stripVTControlCharacters([...lines, page].filter(Boolean).join('\n') || status);
}

module.exports = class ProgressReporter {
  tests = 0;
  /** Why a test failed at its first try, by its id. */
  firstFailures = new Map();
  /** What was printed outside of any test, by the server of the portal. */
  serverOutput = '';

  onBegin(_config, suite) {
    emit({ type: 'total', total: suite.allTests().length, unit: 'tests' });
  }

  onTestEnd(test, result) {
    const { status, retry } = result;
    const willRetry = status !== test.expectedStatus && retry < test.retries;
    const message = failureMessage(result);
    if (willRetry) {
      this.firstFailures.set(test.id, message);
      return;
    }
    this.tests += 1;
    emit({ type: 'done', tests: this.tests });
    const place = { file: relative(process.cwd(), test.location.file), line: test.location.line };
    const title = test.titlePath().slice(3).join(' › ');
    if (test.outcome() === 'flaky') emit({ type: 'flaky', ...place, title, message: this.firstFailures.get(test.id) });
    if (test.outcome() === 'unexpected') emit({ type: 'failed', ...place, title, message });
  }

  onStdErr(chunk, test) {
    if (!test) this.serverOutput = `${this.serverOutput}${chunk}`.slice(-SERVER_OUTPUT_MAX);
  }

  // Errors outside of any test: a file that cannot be loaded, a server that does not start.
  onError(error) {
    const { file, line } = error.location ?? {};
    const reason = error.message ?? String(error.value);
    const message = stripVTControlCharacters(`${reason}\n${this.serverOutput}`.trim());
    emit({ type: 'failed', file: file && relative(process.cwd(), file), line, title: 'the test run', message });
  }
};
