import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, mkdirSync, writeFileSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presentChromium } from './chromium.mjs';
import { anyFreePort, claimPort, isFree, releasePort, requireFree, rewritePorts } from './ports.mjs';
import { lastWords, onlyTrouble, runToEnd, start, stopAll } from './processes.mjs';
import { npm, requireNode } from './project.mjs';

afterEach(stopAll);

test('an outdated Node is refused with one sentence', () => {
  expect(() => requireNode('18.20.0')).toThrow(/needs Node 20\.19 or newer, and this is Node 18\.20\.0/);
  expect(() => requireNode('20.18.3')).toThrow(/this is Node 20\.18\.3/);
  expect(() => requireNode('20.19.0')).not.toThrow();
  expect(() => requireNode('24.1.0')).not.toThrow();
});

test('a busy port is refused with one sentence that names it and the alternative', async () => {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  expect(await isFree(port)).toBe(false);
  await expect(requireFree(port, 'the portal', 'PORTAL_PORT')).rejects.toThrow(
    new RegExp(`^Port ${port} \\(the portal\\) is already in use: .*PORTAL_PORT=`),
  );
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port)).toBe(true);
});

test('commands that run at the same time get different ports, before they listen', async () => {
  const preferred = await claimPort(await anyFreePort());
  const beside = await Promise.all([claimPort(preferred), claimPort(preferred)]);
  expect(new Set([preferred, ...beside]).size).toBe(3);
  await releasePort(preferred);
  expect(await claimPort(preferred)).toBe(preferred);
  await Promise.all([preferred, ...beside].map(releasePort));
});

test('another process, such as the tests of another clone, gets another port until the claim ends', async () => {
  const preferred = await claimPort(await anyFreePort());
  const script = `import { claimPort } from ${JSON.stringify(new URL('./ports.mjs', import.meta.url).href)};
    console.log(await claimPort(${preferred})); process.exit(0);`;
  const claimElsewhere = async () => {
    const { output } = await runToEnd([process.execPath, '--input-type=module', '--eval', script]);
    return Number(output);
  };
  expect(await claimElsewhere()).not.toBe(preferred);
  await releasePort(preferred);
  expect(await claimElsewhere()).toBe(preferred);
});

test('addresses of the mock server get the actual ports, other numbers are unchanged', () => {
  const text = '"http://verify.localhost:8000/a" "http://mgr.localhost:8010/" "http://localhost:80001" 8000';
  expect(rewritePorts(text, { portal: 8100, subsystems: 8110 })).toBe(
    '"http://verify.localhost:8100/a" "http://mgr.localhost:8110/" "http://localhost:80001" 8000',
  );
});

test('stopping a command stops its children', async () => {
  const grandchild = "const s = require('http').createServer().listen(0, () => console.log(s.address().port));";
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });`;
  let port;
  const { stop } = start([process.execPath, '-e', child], { onLine: (line) => (port = Number(line)) });
  while (!port) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await isFree(port)).toBe(false);
  await stop();
  expect(await isFree(port)).toBe(true);
});

test('a stopped command is no failure, whatever its exit code; one that ends is known by its last words', async () => {
  const umi = "process.on('SIGTERM', () => process.exit(1)); console.log('ready'); setInterval(() => {}, 1000);";
  let isReady;
  const server = start([process.execPath, '-e', umi], { onLine: () => (isReady = true) });
  while (!isReady) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.stop();
  expect(await server.ended).toMatchObject({ code: 1, wasStopped: true });

  const words = "for (let line = 1; line < 9; line += 1) console.log('line ' + line); process.exit(1)";
  const { output, ...end } = await runToEnd([process.execPath, '-e', words]);
  expect(end).toEqual({ code: 1, wasStopped: false });
  expect(lastWords(output, 2)).toBe('line 7\nline 8');
});

test("of Umi's log only warnings and errors are printed, with their details", () => {
  const printed = [];
  const lines = ['info  - compiled', 'error - ./src/app.tsx', '  Unexpected token', 'wait  - compiling', 'warn  - old'];
  lines.forEach(onlyTrouble((line) => printed.push(line)));
  expect(printed).toEqual(['error - ./src/app.tsx', '  Unexpected token', 'warn  - old']);
});

describe('npm start, however it ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  const server = "require('http').createServer().listen(0, () => console.log('server ' + process.pid))";
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' }); console.log('child ' + process.pid);`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', scripts: { start: 'node script.mjs' } }));
  writeFileSync(
    join(folder, 'script.mjs'),
    `import { start, stopOnSignals } from ${JSON.stringify(new URL('./processes.mjs', import.meta.url).href)};
     stopOnSignals();
     console.log('script ' + process.pid);
     start([process.execPath, '-e', ${JSON.stringify(child)}], { onLine: (line) => console.log(line) });`,
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  const isAlive = (pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  const until = async (isDone) => {
    const end = Date.now() + 120_000;
    while (!isDone() && Date.now() < end) await new Promise((next) => setTimeout(next, 50));
    return isDone();
  };

  test.each([
    ['npm', ['SIGTERM']],
    ['npm', ['SIGKILL']],
    // npm passes SIGINT to its shell only. bash has become the script; dash waits for it, and so does npm.
    ['npm', ['SIGINT', 'SIGTERM']],
    // As Ctrl-C in a terminal.
    ['group', ['SIGINT']],
    ['script', ['SIGINT']],
    ['script', ['SIGKILL']],
  ])('leaves no server running: %s gets %j', async (whom, signals) => {
    const pids = {};
    const [command, ...args] = npm();
    const running = spawn(command, [...args, 'start'], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '' },
      detached: true,
    });
    pids.npm = running.pid;
    running.stdout.setEncoding('utf8').on('data', (text) => {
      for (const [, name, pid] of text.matchAll(/^(script|child|server) (\d+)$/gm)) pids[name] = Number(pid);
    });
    try {
      await until(() => pids.script && pids.child && pids.server);
      expect(Object.keys(pids)).toEqual(expect.arrayContaining(['script', 'child', 'server']));
      for (const signal of signals) {
        if (isAlive(pids.npm)) process.kill(whom === 'group' ? -pids.npm : pids[whom], signal);
        // oxlint-disable-next-line portal/restricted-syntax -- a person's second signal comes after a moment, of any length
        await new Promise((next) => setTimeout(next, 200));
      }
      await until(() => !Object.values(pids).some(isAlive));
      expect(Object.keys(pids).filter((name) => isAlive(pids[name]))).toEqual([]);
    } finally {
      for (const pid of Object.values(pids)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
  });
});

test('a command that is not found counts as failed', async () => {
  const { code, output } = await runToEnd(['no-such-command-here']);
  expect(code).not.toBe(0);
  expect(output).toContain('no-such-command-here');
});

describe('finding a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const put = (name, script = '') => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the variable comes first, then the path, then the usual locations', () => {
    const chromium = put('chromium');
    const named = put('my-browser');
    expect(presentChromium({ PATH: folder })).toBe(chromium);
    expect(presentChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  });

  test('a browser that does not start is skipped', () => {
    const stub = put('chromium', 'echo "requires the chromium snap to be installed" >&2; exit 1');
    const chrome = put('google-chrome');
    expect(presentChromium({ PATH: folder })).toBe(chrome);
    expect(() => presentChromium({ PATH: folder, CHROME_BIN: stub })).toThrow(/which cannot be run/);
  });

  test('a variable with a missing file is an error', () => {
    expect(() => presentChromium({ PATH: folder, CHROME_PATH: '/nowhere/chrome' })).toThrow(
      /CHROME_PATH names \/nowhere\/chrome, which cannot be run/,
    );
  });
});
