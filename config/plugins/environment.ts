import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { environments, environmentScript } from '../environments';

/**
 * Serves `/environment.js` while developing and writes it beside the build, with one file per
 * environment under `environments/` to copy over it at deployment (A37).
 */
export default (api: IApi) => {
  api.addHTMLHeadScripts(() => [{ src: '/environment.js' }]);

  api.addMiddlewares(() => (request: any, response: any, next: () => void) => {
    if (request.path !== '/environment.js') return next();
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(environmentScript(environments.development));
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
