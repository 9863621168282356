import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { transformSync } from 'esbuild';
import { startPage } from '../startPage';

/** Scripts in a separate file, because the policy allows no inline one. */
function scriptOf(...names: string[]) {
  const source = names.map((name) => readFileSync(join(__dirname, `../${name}.es5.js`), 'utf8')).join('\n');
  const text = transformSync(source, { minify: true, target: 'es5' }).code;
  return { text, address: `/js/start.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js` };
}

/** Adds the start page to `index.html`, with the scripts that reveal it. */
export default (api: IApi) => {
  // In development the styles are in the first script.
  const forStyles = scriptOf('colorScheme', ...(api.env === 'production' ? ['startStyles'] : []));
  const forScripts = scriptOf('startPage');
  const all = [forStyles, forScripts];

  api.addBeforeMiddlewares(() => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const script = all.find(({ address }) => address === request.url);
    if (!script) return next();
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(script.text);
  });

  api.onBuildComplete(({ err }: { err?: Error }) => {
    if (err) return;
    mkdirSync(join(api.paths.absOutputPath, 'js'), { recursive: true });
    for (const { text, address } of all) writeFileSync(join(api.paths.absOutputPath, address), text);
  });

  api.modifyHTML(($) => {
    $('#root').html(startPage(api.config.targets.chrome));
    // The only script that the browser waits for: the page is never painted in the other scheme. Ahead of the style sheet,
    // for which it would wait, and the page with it.
    const first = $(`<script src="${forStyles.address}"></script>`).insertAfter('meta[name=referrer]');
    if (api.env !== 'production') {
      $('#root').after(`<script src="${forScripts.address}"></script>`);
      return $;
    }
    // Deferred scripts run, or fail, in order: this one listens before the application runs.
    $('script[src^="/js/umi."]').before(`<script src="${forScripts.address}" defer></script>`);
    // Browsers look for files behind a script that they wait for, but not on a page with a policy in it: on a slow
    // network everything would begin a round trip later. Six, as many as they fetch at once.
    for (const { name, attribs } of $('head script[src], head link[rel=stylesheet]').toArray())
      first.before(
        name === 'link'
          ? `<link rel="preload" as="style" href="${attribs.href}">`
          : `<link rel="preload" as="script" href="${attribs.src}">`,
      );
    return $;
  });
};
