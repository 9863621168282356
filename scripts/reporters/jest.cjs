// Reports the progress and the failures of Jest while it runs.
const { relative } = require('node:path');
const { emit } = require('./events.cjs');

module.exports = class ProgressReporter {
  onRunStart({ numTotalTestSuites }) {
    emit({ type: 'total', total: numTotalTestSuites, unit: 'files' });
  }

  onTestResult({ path }, { testResults, testExecError, failureMessage }, { numPassedTests, numFailedTests }) {
    emit({ type: 'done', tests: numPassedTests + numFailedTests });
    const file = relative(process.cwd(), path);
    if (testExecError) return emit({ type: 'failed', file, title: 'the file cannot be run', message: failureMessage });
    for (const { status, fullName, failureMessages } of testResults)
      if (status === 'failed') emit({ type: 'failed', file, title: fullName, message: failureMessages.join('\n') });
  }
};
