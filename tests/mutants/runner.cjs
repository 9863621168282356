// Stryker passes the names of the tests that reach a mutant, but Jest loads every test file to look for them.
// This runner starts only the files that contain one of them, the fastest first, and ends the run at the first
// failure.
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { default: JestRunner } = require('jest-runner');

// Something may still fail after the tests of a mutant have ended. Node would end the process, and Stryker the run.
for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, () => undefined);

/** Names of the tests and duration by file, from the first run without mutants. */
const filesKnown = join(__dirname, '..', '..', '.cache', 'mutants-tests.json');

const readKnown = () => {
  try {
    return JSON.parse(readFileSync(filesKnown, 'utf8'));
  } catch {
    return {};
  }
};

module.exports = class extends JestRunner {
  constructor(globalConfig, context) {
    super(globalConfig, context);
    this.pattern = globalConfig.testNamePattern;
  }

  async runTests(tests, watcher, options) {
    if (!this.pattern) return this.record(tests, watcher, options);
    const known = readKnown();
    const wanted = new RegExp(this.pattern, 'i');
    const durationOf = ({ path }) => known[path]?.ms ?? 0;
    const chosen = tests
      .filter(({ path }) => !known[path] || known[path].names.some((name) => wanted.test(name)))
      .sort((one, other) => durationOf(one) - durationOf(other));
    const stop = this.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
      if (numFailingTests > 0 || testExecError) watcher.setState({ interrupted: true });
    });
    await super.runTests(chosen, watcher, options);
    stop();
  }

  async record(tests, watcher, options) {
    const known = readKnown();
    const stop = this.on('test-file-success', ([{ path }, { testResults, perfStats }]) => {
      known[path] = { names: testResults.map(({ fullName }) => fullName), ms: perfStats.runtime };
    });
    await super.runTests(tests, watcher, options);
    stop();
    mkdirSync(dirname(filesKnown), { recursive: true });
    writeFileSync(filesKnown, JSON.stringify(known));
  }
};
