// Stryker hands Jest the names of the tests that reach a mutant, but Jest loads every test file to look for them.
// This runner starts only the files that contain one of them, and ends the run at the first failure.
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { default: JestRunner } = require('jest-runner');

/** Names of the tests by file, from the first run without any mutant. */
const namesFile = join(__dirname, '..', '..', '.cache', 'mutants-names.json');

const readNames = () => {
  try {
    return JSON.parse(readFileSync(namesFile, 'utf8'));
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
    if (!this.pattern) return this.recordNames(tests, watcher, options);
    const names = readNames();
    const wanted = new RegExp(this.pattern, 'i');
    const chosen = tests.filter(({ path }) => !names[path] || names[path].some((name) => wanted.test(name)));
    const stop = this.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
      if (numFailingTests > 0 || testExecError) watcher.setState({ interrupted: true });
    });
    await super.runTests(chosen, watcher, options);
    stop();
  }

  async recordNames(tests, watcher, options) {
    const names = readNames();
    const stop = this.on('test-file-success', ([{ path }, { testResults }]) => {
      names[path] = testResults.map(({ fullName }) => fullName);
    });
    await super.runTests(tests, watcher, options);
    stop();
    mkdirSync(dirname(namesFile), { recursive: true });
    writeFileSync(namesFile, JSON.stringify(names));
  }
};
