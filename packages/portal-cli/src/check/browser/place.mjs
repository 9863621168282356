import { createDevProxy } from '../../dev/devProxy.mjs';
import { anyFreePort } from '../../ports.mjs';
import { startWorld } from '../../world/world.mjs';
import { serveBuilds } from './site.mjs';

/**
 * @typedef {import('../subject.mjs').Subject} Subject
 * @typedef {{ subject: Subject & { code: string }, key: string, origin: string, path: string }} Program
 * @typedef {{ portalOrigin: string, programs: Program[], stop(): Promise<void> }} Place
 */

/** Entry for the registry of the portal on this machine. @param {Program} program */
function entryOf({ subject, origin, path }) {
  const { code, entry, isolation } = subject;
  const given = entry ?? { code, name: { 'zh-CN': code, 'en-US': code }, entryCodes: [code] };
  return Object.fromEntries(
    Object.entries({ ...given, isolation, entry: `${origin}${path}`, disabled: undefined }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

/**
 * Starts a portal on this machine, and a server for each program, in the order of the subjects.
 *
 * @param {readonly Subject[]} subjects - Each with a code of its own.
 * @returns {Promise<Place>}
 */
export async function openPlace(subjects) {
  const [port, sitePort] = [await anyFreePort(), await anyFreePort()];
  const portalOrigin = `http://localhost:${port}`;
  /** @type {(() => unknown)[]} */
  const stops = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  /** @type {Program[]} */
  const programs = [];
  try {
    for (const subject of subjects) {
      const code = subject.code ?? 'program';
      const key = `${code.toLowerCase()}.localhost`;
      let ownPort = sitePort;
      if (subject.responses) {
        ownPort = await anyFreePort();
        const proxy = createDevProxy({ target: new URL(subject.base), portalOrigin });
        await new Promise((done) => proxy.listen(ownPort, 'localhost', () => done(undefined)));
        stops.push(() => {
          proxy.closeAllConnections();
          proxy.close();
        });
      }
      // A release of a server has a folder of its own.
      const path = subject.responses ? new URL(subject.base).pathname : '/';
      programs.push({ subject: { ...subject, code }, key, origin: `http://${key}:${ownPort}`, path });
    }
    const builds = programs.filter(({ subject }) => !subject.responses);
    stops.push(
      await serveBuilds(new Map(builds.map(({ key, subject }) => [key, subject])), { port: sitePort, portalOrigin }),
    );
    const world = await startWorld({
      port,
      subsystemPort: sitePort,
      entries: programs.map(entryOf),
      subsystemOrigins: programs.map(({ origin }) => origin),
    });
    stops.push(world.stop);
    return { portalOrigin, programs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
