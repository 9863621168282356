// Mutation tests of one area: Stryker changes the code in one place at a time, and a test has to fail.
// Started by scripts/mutants.mjs, see docs/quality.md.
import { areaOfRun, fileNameOf } from './tests/mutants/areas.mjs';

const { name } = areaOfRun();
const file = fileNameOf(name);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner', './tests/mutants/ignoreLogs.mjs'],
  mutate: [`${name}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/*.{test-d,d}.ts'],
  ignorers: ['logs'],

  testRunner: 'jest',
  // Between two test files nobody handles a rejection that a mutant has caused: Node would end the process.
  testRunnerNodeArgs: ['--unhandled-rejections=warn'],
  jest: { projectType: 'custom', configFile: 'tests/mutants/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // A constant of a module (a schema, a table) is evaluated when a test file loads it: such a mutant would need
  // every test of the area, and Stryker would spend most of its time on them.
  ignoreStatic: true,

  incremental: true,
  incrementalFile: `.cache/mutants/${file}.json`,
  tempDirName: '.cache/mutants-sandbox',
  // What no unit test of the areas reads.
  ignorePatterns: [
    ...['dist', '.builds', '.cache', 'docs', 'reports', 'test-results', 'coverage', '.umi', '.umi-*'],
    ...['/subsystems/*/src', '/subsystems/*/package.json', '/deploy', '/tests/bench', '/tests/e2e'],
  ],
  // esbuild strips the types without checking them, so there is nothing to switch off in the sources.
  disableTypeChecks: false,

  // Jest gives back little memory between two runs in one process.
  maxTestRunnerReuse: 200,
  concurrency: Number(process.env.MUTANTS_CONCURRENCY ?? 1),
  // A busy machine needs several times as long as a quiet one, and a time-out counts as killed.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,

  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  htmlReporter: { fileName: `reports/mutants/${file}.html` },
  jsonReporter: { fileName: `reports/mutants/${file}.json` },
  thresholds: { high: 95, low: 85, break: 85 },
};
