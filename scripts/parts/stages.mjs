import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { buildSdk, checkSubsystemTypes, generateTypes } from './builds.mjs';
import { anyFreePort, isFree } from './ports.mjs';
import { runToEnd, stopAll } from './processes.mjs';
import { Explained, inProject, readJson } from './project.mjs';

const node = (...args) => [process.execPath, ...args];
const tool = (...path) => inProject('node_modules', ...path);
const reports = (...path) => inProject('reports', ...path);

/** Hostile inputs of public origin are read where they lie, when they are there; the tests bring a small set of their own. */
const corpora = inProject('..', 'shared', 'corpora');
const environment = {
  PATH: `${tool('.bin')}${delimiter}${process.env.PATH}`,
  ...(existsSync(corpora) && !process.env.HOSTILE_INPUTS && { HOSTILE_INPUTS: corpora }),
};

/** Ports that nobody uses, the usual ones of the tests first: a portal may be running meanwhile. */
async function freePorts() {
  const portal = (await isFree(8100)) ? 8100 : await anyFreePort();
  const subsystems = (await isFree(8110)) ? 8110 : await anyFreePort();
  return { PORTAL_PORT: String(portal), SUBSYSTEM_PORT: String(subsystems) };
}

const typescript = (project) => node(tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', project);

/**
 * The quick part: what a person runs before every commit. A stage is a name and its steps, one after the other;
 * a step is a command or a function of ours.
 */
export const quickStages = () => [
  ['types', buildSdk, generateTypes, typescript('.'), checkSubsystemTypes],
  ['lint', node(tool('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0')],
  ['format', node(tool('prettier', 'bin', 'prettier.cjs'), '--check', '.', '--log-level', 'warn')],
  [
    'unit and contract tests',
    node(tool('jest', 'bin', 'jest.js'), '--json', '--outputFile', reports('jest.json'), '--silent'),
  ],
];

/** What needs a build, a browser or the whole product. The last stage runs the README's long commands for a moment. */
export const longStages = () => [
  ['build', node('scripts/build.mjs')],
  ['browser tests', node(tool('@playwright', 'test', 'cli.js'), 'test')],
  [
    'commands',
    node('scripts/verify.mjs', '--smoke'),
    node('scripts/preview.mjs', '--smoke'),
    node('scripts/start.mjs', '--smoke'),
    node('scripts/bench.mjs', '--smoke'),
  ],
];

async function runStep(step, extra) {
  if (Array.isArray(step)) return runToEnd(step, { env: { ...environment, ...extra, ...(await freePorts()) } });
  try {
    await step();
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof Explained ? error.message : String(error.stack) };
  }
}

/** Everything that ran, from the reports that the test tools leave behind. */
function count() {
  const unit = readJson(reports('jest.json'));
  const browser = readJson(reports('playwright.json'))?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (unit?.numRuntimeErrorTestSuites ?? 0) + (browser?.unexpected ?? 0),
  };
}

/**
 * Runs stages one after the other and answers whether all passed. What a stage wrote is kept in reports/; only
 * that of the first stage that failed is printed. A failed build ends the run: what comes behind it needs one.
 */
export async function runStages(stages, extra = {}) {
  rmSync(reports('jest.json'), { force: true });
  rmSync(reports('playwright.json'), { force: true });
  mkdirSync(reports(), { recursive: true });
  const broken = [];
  for (const [name, ...steps] of stages) {
    const from = Date.now();
    let text = '';
    let code = 0;
    for (const step of steps) {
      const result = await runStep(step, extra);
      text += result.output;
      code = result.code;
      if (code !== 0) break;
    }
    writeFileSync(reports(`${name.replaceAll(' ', '-')}.log`), text);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
    if (code === 0) continue;
    if (broken.length === 0) console.log(`\n${readable(text)}\n`);
    broken.push(name);
    if (name === 'build') break;
  }
  await stopAll();

  const { passed, failed } = count();
  // A stage that failed without a test to blame counts as one failure.
  const blameless = broken.filter((name) => !/tests$/.test(name)).length;
  const total = Math.max(failed + blameless, broken.length > 0 ? 1 : 0);
  if (broken.length > 1) console.log(`Not passed either: ${broken.slice(1).join(', ')} (their output is in reports/).`);
  console.log(`${passed} passed, ${total} failed`);
  return broken.length === 0;
}

/** Leaves out the lists of what passed, which are noise beside a failure. */
function readable(text) {
  const lines = text.split('\n').filter((line) => !/^\s*(✓|✔|PASS\b|npm warn)/.test(line));
  const kept = lines.slice(0, 150);
  if (lines.length > kept.length) kept.push(`… ${lines.length - kept.length} more lines in reports/`);
  return kept.join('\n').trim();
}
