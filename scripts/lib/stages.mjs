import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { delimiter } from 'node:path';
import { buildCli, buildSdk, checkSubsystemTypes, compiler, generateTypes } from './builds.mjs';
import { claimPort, releasePort } from './ports.mjs';
import { runToEnd, stopAll } from './processes.mjs';
import { failureText, clock, showProgress } from './progress.mjs';
import { CliError, inProject, readJson } from './project.mjs';
import { runInLanes } from './schedule.mjs';

const { parseEvent } = createRequire(import.meta.url)('../reporters/events.cjs');

const node = (...args) => [process.execPath, ...args];
const tool = (...path) => inProject('node_modules', ...path);
const reports = (...path) => inProject('reports', ...path);
const cache = (...path) => inProject('.cache', ...path);
const reporter = (name) => inProject('scripts', 'reporters', `${name}.cjs`);

/** Optional: public collections of hostile input in `../shared/corpora` beside the repository (`HOSTILE_INPUTS`). */
const corpora = inProject('..', 'shared', 'corpora');
const environment = {
  PATH: `${tool('.bin')}${delimiter}${process.env.PATH}`,
  PORTAL_TEST_EVENTS: '1',
  ...(existsSync(corpora) && !process.env.HOSTILE_INPUTS && { HOSTILE_INPUTS: corpora }),
};

const typescript = node(
  compiler,
  ...['--noEmit', '--incremental', '--tsBuildInfoFile', cache('types', 'portal.tsbuildinfo'), '-p', '.'],
);
const typesOfCli = node(compiler, '-p', 'packages/portal-cli');
const oxfmt = node(tool('oxfmt', 'bin', 'oxfmt'), '--check', '.');

const oxlint = node(tool('oxlint', 'bin', 'oxlint'), '-c', 'oxlint.config.mjs', '--type-aware');

/** Files, exports and dependencies that nothing uses (knip.jsonc). */
const knip = node(tool('knip', 'bin', 'knip.js'), '--no-progress');

/** How many stages run at the same time. */
const lanes = totalmem() > 6e9 ? availableParallelism() : 1;

// Jest leaves one core to others by default; on two, it would be one process that half of the time runs alone.
const runJest = (...args) =>
  node(
    // For its workers, too. A test file leaves many objects that live as long as it: with a small young generation V8
    // copies them again and again.
    '--max-semi-space-size=32',
    tool('jest', 'bin', 'jest.js'),
    // Files come first: `--reporters` would read them as reporters.
    ...[...args, '--json', '--outputFile', reports('jest.json'), '--silent', '--maxWorkers', String(lanes)],
    ...['--reporters', 'default', '--reporters', reporter('jest')],
  );

const runPlaywright = (...args) => node(tool('@playwright', 'test', 'cli.js'), 'test', ...args);

/** Generated files that types, and the rules of oxlint about types, refer to. */
const generated = { name: 'generated sources', steps: [buildSdk, buildCli, generateTypes] };

/**
 * A stage has a name, steps (run in order; a step is a command or a function), needed stages, and the lanes that it
 * takes: one core each, one by default; none for what mostly waits. `isPart`: it does some of its work only, and its time
 * says nothing about the next whole run.
 */
const staticStages = () => [
  { name: 'lint', needs: [generated.name], steps: [oxlint, knip] },
  { name: 'types', needs: [generated.name], steps: [typescript, typesOfCli, checkSubsystemTypes] },
  { name: 'format', steps: [oxfmt] },
];

/** The quick part, to run before every commit; limited to these unit tests if files are given. */
export const quickStages = (tests) => [
  generated,
  {
    name: 'unit and contract tests',
    isPart: Boolean(tests),
    steps: [runJest(...(tests ? ['--runTestsByPath', ...tests] : []))],
  },
  ...staticStages(),
];

/**
 * Everything. The browser tests use all cores, so they start when nothing else that computes is left. The
 * stage "commands" tries the commands of the README; it runs after types and lint, because `npm start` rewrites files
 * that they read.
 */
export const allStages = () => [
  generated,
  { name: 'build', steps: [node('scripts/build.mjs')] },
  { name: 'unit and contract tests', steps: [runJest()] },
  ...staticStages(),
  {
    name: 'commands',
    // Most of the time a command waits for another process to start.
    lanes: 0,
    needs: ['build', 'lint', 'types'],
    steps: [
      node('scripts/verify.mjs', '--smoke'),
      node('scripts/preview.mjs', '--smoke'),
      node('scripts/start.mjs', '--smoke'),
      node('scripts/bench.mjs', '--smoke'),
      node('scripts/check.mjs', '--open'),
      node('scripts/test-browsers.mjs', '--smoke'),
    ],
  },
  { name: 'browser tests', needs: ['build'], lanes: Infinity, steps: [runPlaywright()] },
];

/** The stages for some test files or folders; browser tests get a current build. */
export function chosenStages(files, title) {
  const isBrowserTest = (file) => /\.spec\.ts(:\d+)*$|^(\.\/)?tests\/e2e\/?$/.test(file);
  const ofBrowser = files.filter(isBrowserTest);
  const others = files.filter((file) => !isBrowserTest(file));
  return [
    ...(others.length > 0
      ? [
          {
            name: 'unit and contract tests',
            isPart: true,
            steps: [runJest(...others, ...(title ? ['-t', title] : []))],
          },
        ]
      : []),
    ...(ofBrowser.length > 0
      ? [
          { name: 'build', isPart: true, steps: [node('scripts/build.mjs', '--if-needed')] },
          {
            name: 'browser tests',
            isPart: true,
            needs: ['build'],
            lanes: Infinity,
            steps: [runPlaywright(...ofBrowser)],
          },
        ]
      : []),
  ];
}

/** Runs a command with ports of its own, the default ports of the tests first: a portal may be running. */
async function runCommand(command, { extra, onLine }) {
  const portal = await claimPort(8100);
  const subsystems = await claimPort(8110);
  const ports = { PORTAL_PORT: String(portal), SUBSYSTEM_PORT: String(subsystems) };
  try {
    return await runToEnd(command, { env: { ...environment, ...extra, ...ports }, onLine });
  } finally {
    await Promise.all([portal, subsystems].map(releasePort));
  }
}

async function runStep(step, { extra, onLine }) {
  if (Array.isArray(step)) return runCommand(step, { extra, onLine });
  try {
    await step();
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof CliError ? error.message : String(error.stack) };
  }
}

/** Runs the steps of a stage up to the first failure; writes their output to reports/<stage>.log. */
async function runStage(stage, extra, progress) {
  let text = '';
  const onLine = (line) => {
    const event = parseEvent(line);
    if (event?.type === 'total') Object.assign(stage, { total: event.total, unit: event.unit, done: 0 });
    if (event?.type === 'done') Object.assign(stage, { done: stage.done + 1, tests: event.tests });
    if (event?.type !== 'failed' && event?.type !== 'flaky') return;
    if (event.type === 'failed') stage.failures = (stage.failures ?? 0) + 1;
    progress.print(failureText(stage.name, event));
  };
  let code = 0;
  for (const step of stage.steps) {
    const result = await runStep(step, { extra, onLine });
    text += result.output
      .split('\n')
      .filter((line) => !parseEvent(line))
      .join('\n');
    code = result.code;
    if (code !== 0) break;
  }
  writeFileSync(reports(`${stage.name.replaceAll(' ', '-')}.log`), text);
  // A tool that failed without a failed test gives its reason in the output.
  if (code !== 0 && !stage.failures) progress.print(`\n${readable(text)}\n`);
  return code === 0;
}

/** The tests that passed, from the reports of the test tools. */
function count() {
  const unit = readJson(reports('jest.json'));
  const browser = readJson(reports('playwright.json'))?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    flaky: browser?.flaky ?? 0,
  };
}

/** Runs stages, in parallel up to the number of cores; resolves to whether all passed. Saves reports/timing.json. */
export async function runStages(stages, extra = {}) {
  mkdirSync(reports(), { recursive: true });
  const last = new Map(readJson(reports('timing.json'))?.stages.map(({ stage, seconds }) => [stage, seconds * 1000]));
  for (const name of ['jest.json', 'playwright.json']) rmSync(reports(name), { force: true });
  const startedAt = Date.now();
  for (const stage of stages) {
    Object.assign(stage, { status: 'waiting', lastMs: stage.isPart ? undefined : last.get(stage.name) });
  }
  const progress = showProgress(stages, { lanes });
  for (const stage of stages) stage.run = () => runStage(stage, extra, progress);

  const outcomes = await runInLanes(stages, {
    lanes,
    onStart: (stage) => Object.assign(stage, { status: 'running', startedAt: Date.now() }),
    onEnd: (stage, outcome) => {
      const ms = Date.now() - (stage.startedAt ?? Date.now());
      Object.assign(stage, { status: 'ended', ms });
      const tests = stage.tests ? `, ${stage.tests} tests` : '';
      if (outcome === 'skipped') progress.print(`- ${stage.name} (not run: it needs what failed)`);
      else progress.print(`${outcome === 'passed' ? '✓' : '✗'} ${stage.name} (${clock(ms)}${tests})`);
    },
  });
  progress.stop();
  await stopAll();
  const seconds = (Date.now() - startedAt) / 1000;
  writeTiming(stages, { outcomes, seconds, last });

  const { passed, flaky } = count();
  const broken = stages.filter(({ name }) => outcomes.get(name) !== 'passed');
  // A stage that failed without a failed test counts as one failure.
  const failed = broken.reduce((sum, { failures }) => sum + (failures || 1), 0);
  if (broken.length > 0) console.log(`Not passed: ${broken.map(({ name }) => name).join(', ')} (see reports/).`);
  if (flaky > 0) console.log(`${flaky} of the tests passed at their second try only (above).`);
  console.log(`Everything took ${clock(seconds * 1000)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  return broken.length === 0;
}

/** Seconds of each stage for the next estimate: a stage that failed keeps its last good time. */
function writeTiming(stages, { outcomes, seconds, last }) {
  const whole = stages.filter(({ isPart }) => !isPart);
  const rows = whole.map(({ name, ms, tests }) => {
    const hasPassed = outcomes.get(name) === 'passed';
    const shown = hasPassed || !last.has(name) ? ms : last.get(name);
    return { stage: name, seconds: Math.round(shown / 100) / 10, ...(tests && { tests }), outcome: outcomes.get(name) };
  });
  const machine = {
    cores: availableParallelism(),
    model: cpus()[0]?.model.trim(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
  const others = (readJson(reports('timing.json'))?.stages ?? []).filter(
    ({ stage }) => !rows.some((row) => row.stage === stage),
  );
  writeFileSync(
    reports('timing.json'),
    `${JSON.stringify({ seconds: Math.round(seconds), machine, stages: [...rows, ...others] }, null, 2)}\n`,
  );
}

/** Removes the lists of passed tests, which are noise in a failure. */
function readable(text) {
  const lines = text.split('\n').filter((line) => !/^\s*(✓|✔|PASS\b|npm warn)/.test(line));
  const shown = lines.slice(0, 150);
  if (lines.length > shown.length) shown.push(`… ${lines.length - shown.length} more lines in reports/`);
  return shown.join('\n').trim();
}
