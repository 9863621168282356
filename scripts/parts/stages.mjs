import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { buildPortal, buildSubsystems } from './builds.mjs';
import { stopAll, start } from './processes.mjs';
import { Explained, inProject, readJson, umi } from './project.mjs';
import { subsystemNames } from './subsystem-server.mjs';

const node = (...args) => [process.execPath, ...args];
const tool = (...path) => inProject('node_modules', ...path);
const reports = (...path) => inProject('reports', ...path);

/** Hostile inputs of public origin are read where they lie, when they are there; the tests bring a small set of their own. */
const corpora = inProject('..', 'shared', 'corpora');
const environment = {
  PATH: `${inProject('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  ...(existsSync(corpora) && !process.env.HOSTILE_INPUTS && { HOSTILE_INPUTS: corpora }),
};

const command =
  (...commands) =>
  async () => {
    let text = '';
    for (const one of commands) {
      const { code, output } = await start(one, { env: environment }).ended;
      text += output;
      if (code !== 0) return { failed: true, text };
    }
    return { failed: false, text };
  };

const attempt = (work) => async () => {
  try {
    await work();
    return { failed: false, text: '' };
  } catch (error) {
    return { failed: true, text: error instanceof Explained ? error.message : String(error.stack) };
  }
};

const typescript = (project) => node(tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', project);

/** The quick part: what a person runs before every commit. Each stage is a name and what it does. */
export const quickStages = () => [
  [
    'types',
    command(
      node(umi, 'setup'),
      typescript('.'),
      ...subsystemNames()
        .filter((name) => existsSync(inProject('subsystems', name, 'tsconfig.json')))
        .map((name) => typescript(`subsystems/${name}`)),
    ),
  ],
  [
    'lint',
    command(
      node(
        tool('eslint', 'bin', 'eslint.js'),
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        '.cache/eslint/',
      ),
    ),
  ],
  [
    'format',
    command(
      node(
        tool('prettier', 'bin', 'prettier.cjs'),
        '--check',
        '.',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        '.cache/prettier',
      ),
    ),
  ],
  [
    'unit and contract tests',
    command(node(tool('jest', 'bin', 'jest.js'), '--json', '--outputFile', reports('jest.json'), '--silent')),
  ],
];

/** What needs a build, a browser or the whole product. */
export const longStages = (chromium) => [
  [
    'build',
    attempt(async () => {
      await buildPortal();
      await buildSubsystems();
    }),
  ],
  [
    'browser tests',
    () =>
      start(node(tool('@playwright', 'test', 'cli.js'), 'test'), {
        env: { ...environment, CHROMIUM_PATH: chromium, FORCE_COLOR: '0' },
      }).ended.then(({ code, output }) => ({ failed: code !== 0, text: output })),
  ],
  [
    'commands of the README',
    command(
      node('scripts/preview.mjs', '--smoke'),
      node('scripts/start.mjs', '--smoke'),
      node('scripts/bench.mjs', '--smoke'),
    ),
  ],
];

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
 * Runs stages one after the other. Everything that a stage wrote is kept in reports/; only that of the first
 * stage that failed is printed. A failed build ends the run, because the stages behind it need one.
 */
export async function runStages(stages) {
  rmSync(reports('jest.json'), { force: true });
  rmSync(reports('playwright.json'), { force: true });
  mkdirSync(reports(), { recursive: true });
  const broken = [];
  for (const [name, work] of stages) {
    const from = Date.now();
    const { failed, text } = await work();
    writeFileSync(reports(`${name.replaceAll(' ', '-')}.log`), text);
    console.log(`${failed ? '✗' : '✓'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
    if (!failed) continue;
    if (broken.length === 0) console.log(`\n${readable(text)}\n`);
    broken.push(name);
    if (name === 'build') break;
  }
  await stopAll();
  const { passed, failed } = count();
  // A stage that failed without a test to blame counts as one failure.
  const others = broken.filter((name) => !/tests$/.test(name)).length;
  const silent = broken.length > 0 && failed + others === 0 ? 1 : 0;
  if (broken.length > 1) console.log(`Also not passed: ${broken.slice(1).join(', ')} (see reports/).`);
  console.log(`${passed} passed, ${failed + others + silent} failed`);
  return broken.length === 0;
}

/** Keeps what a person needs: Jest's and Playwright's lists of what passed are noise beside a failure. */
const readable = (text) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(✓|✔|PASS\b|ok\b|npm warn)/.test(line))
    .join('\n')
    .trim()
    .slice(-12_000);
