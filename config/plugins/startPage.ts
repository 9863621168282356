import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { transformSync } from 'esbuild';
import { startPage } from '../startPage';

/**
 * Adds the start page to `index.html`, with the script that reveals it in a separate file; the policy allows no inline
 * one.
 */
export default (api: IApi) => {
  const source = readFileSync(join(__dirname, '../startPage.es5.js'), 'utf8');
  const script = transformSync(source, { minify: true, target: 'es5' }).code;
  const address = `/js/start.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;

  api.addBeforeMiddlewares(() => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url !== address) return next();
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(script);
  });

  api.onBuildComplete(({ err }: { err?: Error }) => {
    if (err) return;
    mkdirSync(join(api.paths.absOutputPath, 'js'), { recursive: true });
    writeFileSync(join(api.paths.absOutputPath, address), script);
  });

  api.modifyHTML(($) => {
    $('#root').html(startPage(api.config.targets.chrome));
    // Deferred scripts run, or fail, in order: this one listens before the application runs.
    if (api.env === 'production') $('script[src^="/js/umi."]').before(`<script src="${address}" defer></script>`);
    else $('head').append(`<script src="${address}"></script>`);
    return $;
  });
};
