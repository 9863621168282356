import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { ENVIRONMENT_FILE } from '../../src/constants/environment';
import { environments, environmentScript } from '../environments';
import { rewritePorts } from '../ports.cjs';

/**
 * Serves `/environment.js` during development. A build has none: one file per environment is written beside it, into
 * `<output>-environments/`, and the server of a deployment adds its own (A37).
 */
export default (api: IApi) => {
  // Async: only the portal's start waits for it, for a limited time (`environmentSettled`).
  api.addHTMLHeadScripts(() => [{ src: ENVIRONMENT_FILE, async: true }]);

  api.addMiddlewares(() => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== ENVIRONMENT_FILE) return next();
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(rewritePorts(environmentScript(environments.development)));
  });

  // Before webpack's middleware, which would serve the file with the default ports.
  api.addBeforeMiddlewares(() => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== '/subsystems.json') return next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(rewritePorts(readFileSync(join(api.cwd, 'public/subsystems.json'), 'utf8')));
  });

  api.onBuildComplete(({ err }: { err?: Error }) => {
    if (err) return;
    const folder = `${api.paths.absOutputPath}-environments`;
    mkdirSync(folder, { recursive: true });
    for (const environment of Object.values(environments))
      writeFileSync(join(folder, `${environment.name}.js`), environmentScript(environment));
  });
};
