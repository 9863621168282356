import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { transformSync } from 'esbuild';
import { startPage } from '../startPage';

/** A script in a separate file, because the policy allows no inline one. */
function scriptOf(name: string) {
  const source = readFileSync(join(__dirname, `../${name}.es5.js`), 'utf8');
  const text = transformSync(source, { minify: true, target: 'es5' }).code;
  return { text, address: `/js/start.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js` };
}

/** Adds the start page to `index.html`, with the scripts that reveal it. */
export default (api: IApi) => {
  const forColors = scriptOf('colorScheme');
  const forScripts = scriptOf('startPage');
  const forStyles = scriptOf('startStyles');
  const all = [forColors, forScripts, forStyles];

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
    $('meta[name=referrer]').after(`<script src="${forColors.address}"></script>`);
    if (api.env !== 'production') {
      $('#root').after(`<script src="${forScripts.address}"></script>`);
      return $;
    }
    // Deferred scripts run, or fail, in order: this one listens before the application runs. They wait for the style
    // sheet, which an asynchronous one does not.
    $('script[src^="/js/umi."]').before(
      `<script async src="${forStyles.address}"></script><script src="${forScripts.address}" defer></script>`,
    );
    return $;
  });
};
