// What nginx bears of the files of a sign-in: cold, warm and revalidated, at rates of people a minute. A person is a TLS
// connection of their own that asks for the files one after the other; the API hosts take no part.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { usable } from '../../scripts/lib/measure.mjs';
import { CliError, inProject } from '../../scripts/lib/project.mjs';

const CONNECTIONS = 64;
/** Clock ticks a second in /proc (USER_HZ). */
const TICKS = 100;
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The build behind nginx and HTTPS, in front of the mock server of a preview. */
async function serveWithNginx(preview) {
  const child = spawn(process.execPath, [inProject('tests', 'support', 'nginx', 'serve.mjs'), preview], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  const served = typeof line === 'string' ? JSON.parse(line) : null;
  if (!served) throw new CliError('The build could not be served: nginx or openssl is missing (see above).');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { ...served, stop };
}

/** The lines of the access log after the first ones. */
const logAfter = (file, count) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .slice(count)
    .map((line) => JSON.parse(line));

/** Reads the access log until nothing has been added for a while. */
async function settledLog(file, count = 0) {
  for (let lines = -1; ;) {
    const now = logAfter(file, count);
    if (now.length > 0 && now.length === lines) return now;
    lines = now.length;
    await new Promise((next) => setTimeout(next, 1500));
  }
}

/** The files that a browser asks nginx for: at its first sign-in, and at a start with what it has kept. */
async function filesOfSignIn(browser, { address, accessLog }) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const visit = async (open, before) => {
    await open();
    await page.waitForFunction(usable.home, undefined, { timeout: 60_000 });
    const lines = await settledLog(accessLog, before);
    return { paths: lines.map(({ path }) => path).filter((path) => !/^\/_/.test(path)), count: before + lines.length };
  };
  const cold = await visit(() => page.goto(`${address}/?ssoToken=persona-demo.wload`), 0);
  const warm = await visit(() => page.goto(`${address}/home`), cold.count);
  await context.close();
  return { cold: cold.paths, warm: warm.paths };
}

/** Requests that carry the tag of the kept file, which nginx answers with 304 where it allows to keep it. */
async function revalidating(address, paths) {
  const requests = [];
  for (const path of paths) {
    const etag = await readTag(new URL(path, address));
    requests.push({ path, headers: { ...ENCODINGS, ...(etag ? { 'if-none-match': etag } : {}) } });
  }
  return requests;
}

/** Reads the tag of a file, over the certificate that was made for this run. */
async function readTag(address) {
  const sent = request(address, { headers: ENCODINGS, rejectUnauthorized: false });
  sent.end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.headers.etag;
}

/** The processes of nginx. */
function processesOf(pidFile) {
  const master = readFileSync(pidFile, 'utf8').trim();
  return [master, ...readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(/\s+/)];
}
/** Seconds of processor time of processes so far. */
const processorTime = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS;
  }, 0);
/** Memory of processes in MB; what they share counts once. */
const memory = (pids) =>
  pids.reduce((sum, pid) => {
    const [, kilobytes] = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m);
    return sum + Number(kilobytes) / 1000;
  }, 0);

/** Runs one load; without a rate as fast as the files come. */
async function runLoad({ served, requests, people, seconds }) {
  const pids = processesOf(served.nginxPid);
  const before = { lines: logAfter(served.accessLog, 0).length, time: processorTime(pids) };
  let most = memory(pids);
  const sampling = setInterval(() => (most = Math.max(most, memory(pids))), 500);
  const result = await autocannon({
    url: served.address,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 30,
    reconnectRate: requests.length,
    requests,
    ...(people ? { overallRate: Math.ceil((people * requests.length) / 60) } : {}),
    ignoreCoordinatedOmission: !!people,
  });
  clearInterval(sampling);
  const time = processorTime(pids) - before.time;
  const lines = logAfter(served.accessLog, before.lines);
  const borne = lines.length / requests.length;
  return {
    people: (borne / result.duration) * 60,
    requests: lines.length / result.duration,
    megabytes: lines.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6 / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + lines.filter(({ status }) => ![200, 304].includes(status)).length,
    each: (time / borne) * 1000,
    memory: most,
  };
}

/** Measures the load; returns the text of the report. */
export async function measureLoad({ browser, origin, seconds }) {
  const served = await serveWithNginx(origin);
  try {
    const files = await filesOfSignIn(browser, served);
    const plain = (paths) => paths.map((path) => ({ path, headers: ENCODINGS }));
    const kinds = {
      cold: { requests: plain(files.cold), rates: [1_000, 5_000, 10_000, undefined] },
      revalidated: { requests: await revalidating(served.address, files.cold), rates: [1_000, undefined] },
      warm: { requests: plain(files.warm), rates: [1_000, 10_000, undefined] },
    };
    const rows = [];
    for (const [kind, { requests, rates }] of Object.entries(kinds))
      for (const people of rates)
        rows.push({ kind, asked: people, ...(await runLoad({ served, requests, people, seconds })) });
    return report(files, rows);
  } finally {
    await served.stop();
  }
}

function report({ cold, warm }, rows) {
  const whole = (value) => Math.round(value).toLocaleString('en-US').replaceAll(',', ' ');
  return [
    '## Load of the file server',
    '',
    `A first sign-in asks nginx for ${cold.length} files, a start with a kept cache for ${warm.length} (${warm.join(', ')}).`,
    '',
    '| files | people a minute, asked | served | requests/s | MB/s | p50 | p99 | errors | processor time of nginx a person | memory of nginx |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      (row) =>
        `| ${row.kind} | ${row.asked ? whole(row.asked) : 'no limit'} | ${whole(row.people)} | ${whole(row.requests)} | ${row.megabytes.toFixed(1)} | ${row.p50} ms | ${row.p99} ms | ${row.errors} | ${row.each.toFixed(1)} ms | ${whole(row.memory)} MB |`,
    ),
  ].join('\n');
}
