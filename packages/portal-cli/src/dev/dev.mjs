import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { readPage } from '../check/page.mjs';
import { readVersions } from '../check/subject.mjs';
import { CliError } from '../errors.mjs';
import { fetchText } from '../fetchText.mjs';
import { freePort } from '../ports.mjs';
import { readManifest, toEntry } from '../project/manifest.mjs';
import { registeredSubsystems, startWorld, turnOffOthers } from '../world/world.mjs';
import { createDevProxy } from './devProxy.mjs';
import { createOverrideLink } from './override.mjs';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 150;
/** A first build takes some seconds; after that silence looks like a fault. */
const REMIND_AFTER_MS = 8_000;

/** The title of a page, for a message. @param {string} html */
const titleOf = (html) => {
  const title = /<title>([^<]{1,80})<\/title>/i.exec(html)?.[1]?.trim();
  return title ? ` with the page “${title}”` : '';
};

/** The page at an address, or why there is none. @param {string} address */
const fetchPage = (address) => fetchText(address, { timeoutMs: 10_000, headers: { accept: 'text/html' } });

/** Umi sends a page of its own until its first build is done. @param {string} html */
const isBuilding = (html) => html.includes('/__umi/api/bundle-status');

/** Starts the team's own server, and ends it with this process. @param {string} command @param {string} cwd */
function startServer(command, cwd) {
  const child = spawn(command, {
    cwd,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    env: { ...process.env, BROWSER: 'none' },
  });
  let hasEnded = false;
  let isStopping = false;
  const kill = () => {
    if (hasEnded || !child.pid) return;
    try {
      if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
      else process.kill(-child.pid, 'SIGTERM');
    } catch {
      // Already ended.
    }
  };
  // Ctrl-C of a terminal does not reach its process group.
  process.once('exit', kill);
  const ended = new Promise((done) => child.once('close', done)).then(() => {
    hasEnded = true;
    process.off('exit', kill);
  });
  return {
    hasEnded: () => hasEnded,
    /** Calls back when it ends by itself. @param {() => void} listener */
    onEnd: (listener) => void ended.then(() => isStopping || listener()),
    stop: async () => {
      isStopping = true;
      kill();
      if (child.pid) await ended;
    },
  };
}

/**
 * Runs a project inside a portal on this machine, or shows it in place of its subsystem inside a deployed one.
 *
 * @param {string} project
 * @param {{ port?: number, persona?: string, in?: string, log?(line: string): void }} [options] - `in`: origin of the
 *   deployed portal.
 * @returns {Promise<{ address: string, isolation: 'sandbox' | 'frame', stop(): Promise<void> }>}
 */
export async function dev(
  project,
  { port: wantedPort = 8000, persona = 'persona-demo', in: deployed, log = console.log } = {},
) {
  const manifest = readManifest(project);
  if (!manifest?.data || !manifest.raw)
    throw new CliError(
      manifest
        ? manifest.problems.map(({ field, message }) => `portal.json: ${field} ${message}`).join('\n')
        : `There is no portal.json in ${project}.`,
    );
  const { code, dev: settings } = manifest.data;
  if (!settings)
    throw new CliError(
      'portal.json has no "dev": { "command", "address" }: how is the program served while you work on it?',
    );

  /** @type {(() => Promise<void> | void)[]} */
  const stops = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
    stops.length = 0;
  };
  try {
    let { text: html, problem } = await fetchPage(settings.address);
    if (html !== undefined)
      log(
        `Using the server that already runs at ${settings.address}${titleOf(html)}. If that is another project, stop it and start again.`,
      );
    else if (settings.command) {
      log(`Starting ${settings.command} …`);
      const server = startServer(settings.command, resolve(project));
      stops.push(server.stop);
      const end = Date.now() + START_TIMEOUT_MS;
      const reminder = setTimeout(
        () => log(`Waiting for ${settings.address} to respond${problem ? ` (${problem})` : ''} …`),
        REMIND_AFTER_MS,
      );
      const isWaiting = () => html === undefined || isBuilding(html);
      while (isWaiting() && !server.hasEnded() && Date.now() < end) {
        ({ text: html, problem } = await fetchPage(settings.address));
        if (isWaiting()) await new Promise((next) => setTimeout(next, POLL_MS));
      }
      clearTimeout(reminder);
      if (html === undefined && server.hasEnded())
        throw new CliError(`${settings.command} has ended (see above): correct "command" of "dev" in portal.json.`);
      if (html !== undefined)
        server.onEnd(() => log(`${settings.command} has ended: stop this with Ctrl-C, and start it again.`));
    }
    if (html === undefined)
      throw new CliError(
        `There is no page at ${settings.address} (${problem}): is that where the command listens? Correct "address" of "dev" in portal.json.`,
      );

    const port = await freePort(wantedPort);
    const proxyPort = await freePort(port + 10);
    const portalOrigin = deployed ?? `http://localhost:${port}`;
    const proxy = createDevProxy({ target: new URL(settings.address), portalOrigin });
    await new Promise((done) => proxy.listen(proxyPort, 'localhost', () => done(undefined)));
    stops.push(() => {
      proxy.closeAllConnections();
      proxy.close();
    });

    const hasModules = readPage(html).scripts.some(({ kind, isIgnored }) => kind === 'module' && !isIgnored);
    const wanted = settings.isolation ?? manifest.data.isolation;
    const isolation = hasModules ? 'frame' : wanted;
    const own = `http://${code.toLowerCase()}.localhost:${proxyPort}/`;
    if (deployed) {
      const address = await createOverrideLink({ portal: deployed, code, address: own });
      log(`\n  ${code} inside ${deployed}, in the window that opens this link and agrees:\n\n  ${address}\n`);
      log('  Only browsers on this machine reach it. Ctrl-C stops it.');
      return { address, isolation, stop };
    }
    const entry = { ...toEntry(manifest.raw), ...readVersions(resolve(project)), isolation, entry: own };
    // A frame has no styles of its own in the portal's document.
    if (isolation === 'frame') Reflect.deleteProperty(entry, 'css');
    const world = await startWorld({
      port,
      subsystemPort: proxyPort,
      entries: [entry, ...turnOffOthers(registeredSubsystems(), entry)],
      subsystemOrigins: [new URL(own).origin],
    });
    stops.push(world.stop);
    const address = `${world.origin}/_open?code=${code}&token=${persona}`;
    log(`\n  ${code} inside a portal:  ${address}\n  ${code} standalone:       ${settings.address}\n`);
    if (hasModules && wanted === 'sandbox')
      log(
        '  The development server sends ES modules, which the sandbox cannot load: while you work on it the program is\n  shown in a frame, under the same contract. Its build runs in the sandbox: npm run build, then portal check.\n',
      );
    log('  Ctrl-C stops everything.');
    return { address, isolation, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
