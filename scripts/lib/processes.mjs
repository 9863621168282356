import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import endWith from './end-with-parent.cjs';
import { root } from './project.mjs';

const running = new Set();
/** Processes that were asked to stop: however they end, it is no failure. */
const stopped = new WeakSet();

const preload = fileURLToPath(new URL('./end-with-parent.cjs', import.meta.url));

/** Node options with the preload that ends a process with its parent. */
function withPreload(options = '') {
  if (options.includes(preload)) return options;
  return `${options} --require ${JSON.stringify(preload)}`.trim();
}

/**
 * Starts a command as leader of its own process group, so that stopping it also stops its children. Node processes in
 * it end automatically if this process is gone without having stopped them.
 */
export function start([command, ...args], { cwd = root, env = {}, onLine = undefined } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, NODE_OPTIONS: withPreload(env.NODE_OPTIONS ?? process.env.NODE_OPTIONS) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    // npm is a script there, which needs a shell, and a shell cuts paths like C:\Program Files.
    shell: process.platform === 'win32' && command === 'npm',
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (!onLine) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      lines.forEach(onLine);
    });
  }
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), output, wasStopped: stopped.has(child) }),
    );
  }).finally(() => running.delete(child));
  return { child, ended, stop: () => stop(child) };
}

/** The end of a process's output, for the message about its failure. */
export const lastWords = (output, count = 20) =>
  stripVTControlCharacters(output).trim().split('\n').slice(-count).join('\n');

/** A filter for Umi's log, line by line: only warnings and errors with their details are printed. */
export function onlyTrouble(print = console.error) {
  let isTrouble = false;
  return (line) => {
    const level = stripVTControlCharacters(line).match(
      /^\s*(info|wait|event|ready|debug|profile|warn|error|fatal)\b\s*-/,
    )?.[1];
    if (level) isTrouble = ['warn', 'error', 'fatal'].includes(level);
    if (isTrouble) print(line);
  };
}

/** Runs a command to its end; returns its exit code and its output. */
export const runToEnd = (command, options) => start(command, options).ended;

function signal(child, name) {
  try {
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, name);
  } catch {
    // Already ended.
  }
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  stopped.add(child);
  const gone = new Promise((resolve) => child.once('close', resolve));
  signal(child, 'SIGTERM');
  const last = setTimeout(() => signal(child, 'SIGKILL'), 3_000);
  await gone;
  clearTimeout(last);
}

/** Stops every process started by a script. */
export const stopAll = () => Promise.all([...running].map(stop));

/**
 * Stops everything on Ctrl-C and SIGTERM, also on a second signal while stopping, and when npm ends, because npm ends
 * its shell without a signal to others. A script started by hand may outlive its shell.
 */
export function stopOnSignals(alsoStop = () => {}) {
  if (process.env.npm_lifecycle_event) endWith.endWithParent();
  let stopping = false;
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])
    process.on(name, async () => {
      if (stopping) return;
      stopping = true;
      await alsoStop();
      await stopAll();
      process.exit(name === 'SIGINT' ? 0 : code);
    });
  // Last resort, if the script itself ends unexpectedly.
  process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')));
}
