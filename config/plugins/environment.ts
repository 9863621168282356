import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { ENVIRONMENT_FILE } from '../../src/constants/environment';
import { environments, environmentScript, MOCK_PORTAL_PORT, MOCK_SUBSYSTEM_PORT } from '../environments';

/**
 * Serves `/environment.js` during development and writes it next to the build, with one file per environment under
 * `environments/` to replace it at deployment (A37).
 */
export default (api: IApi) => {
  // Async: only the portal's start waits for it, for a limited time (`environmentSettled`).
  api.addHTMLHeadScripts(() => [{ src: ENVIRONMENT_FILE, async: true }]);

  api.addMiddlewares(() => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== ENVIRONMENT_FILE) return next();
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(atTheseAddresses(environmentScript(environments.development)));
  });

  // Before webpack's middleware, which would serve the file with the default ports.
  api.addBeforeMiddlewares(() => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== '/subsystems.json') return next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(atTheseAddresses(readFileSync(join(api.cwd, 'public/subsystems.json'), 'utf8')));
  });

  api.onBuildComplete(({ err }: { err?: Error }) => {
    if (err) return;
    const output = api.paths.absOutputPath;
    mkdirSync(join(output, 'environments'), { recursive: true });
    for (const environment of Object.values(environments))
      writeFileSync(join(output, 'environments', `${environment.name}.js`), environmentScript(environment));
    writeFileSync(join(output, 'environment.js'), environmentScript(environments.development));
  });
};

/** `PORTAL_PORT` and `SUBSYSTEM_PORT` change the ports of the mock server; its addresses follow. */
const atTheseAddresses = (script: string) => {
  const ports: Record<number, string | undefined> = {
    [MOCK_PORTAL_PORT]: process.env.PORTAL_PORT,
    [MOCK_SUBSYSTEM_PORT]: process.env.SUBSYSTEM_PORT,
  };
  // All in one pass: one port may be the default of the other.
  return script.replace(/(?<=\.localhost:)\d+/g, (port) => ports[Number(port)] ?? port);
};
