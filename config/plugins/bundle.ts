import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { CHUNK_TIMEOUT_MS } from '../../src/constants/chunks';
import { ENVIRONMENT_FILE } from '../../src/constants/environment';

type Stats = { toJson(options: object): { namedChunkGroups?: Record<string, { assets?: { name: string }[] }> } };
type Route = { id: string; path: string; absPath: string; file?: string; parentId?: string };

/**
 * How the page and its parts are built: parts under `js/` and `css/`, each with the time-out of R286,
 * an `index.html` without inline scripts and with the part of the policy that names no host.
 */
export default (api: IApi) => {
  let preload = '';

  // Umi's own helper adds real script elements. One that has failed before webpack asks for the same chunk
  // leaves webpack waiting for the whole time-out; the hints below cannot do that.
  api.skipPlugins(['routePreloadOnLoad']);

  // Umi hands `targets` to Babel at a place where its preset-env does not look: without this, every class and
  // every async function of ours would be written out for browsers of 2010.
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));

  api.chainWebpack((config, { env }) => {
    // The contract is compiled with the portal, from its source; subsystems take its build.
    config.resolve.alias.set('@portal/subsystem-sdk$', join(api.cwd, 'packages/subsystem-sdk/src/index.ts'));
    config.resolve.alias.set('single-spa$', join(api.cwd, 'src/shell/subsystems/sandbox/singleSpa.ts'));
    config.output.chunkLoadTimeout(CHUNK_TIMEOUT_MS);
    config.target(['web', 'es2022']);
    // Nothing of ours runs in Node: no Buffer, no process, no shims for Node's modules.
    config.plugins.delete('node-polyfill-provider');
    config.resolve.fallback.clear();
    if (env !== 'production') return;

    config.output.filename('js/[name].[contenthash:8].js').chunkFilename('js/[name].[contenthash:8].async.js');
    config.plugin('mini-css-extract-plugin').tap(([options]) => [
      {
        ...options,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].chunk.css',
        insert: insertStylesheet,
      },
    ]);
    config.optimization.splitChunks({ chunks: 'async', minSize: 16_000, maxInitialRequests: 12, maxAsyncRequests: 12 });
  });

  api.onBuildComplete({
    stage: -1,
    fn: ({ err, stats }: { err?: Error; stats: Stats }) => {
      if (err) return;
      const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
      const script = preloadScript(Object.values(api.appData.routes as Record<string, Route>), groups);
      const name = `preload.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
      mkdirSync(join(api.paths.absOutputPath, 'js'), { recursive: true });
      writeFileSync(join(api.paths.absOutputPath, 'js', name), script);
      preload = `/js/${name}`;
    },
  });

  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    // First in the page, so that it holds for everything below. What names hosts is a header made from the
    // run-time environment (deploy/): one build serves every environment, and two policies intersect.
    $('head').prepend(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-eval'; object-src 'none'; base-uri 'none'">`,
    );
    $('meta[http-equiv=X-UA-Compatible]').remove();
    if (api.env !== 'production') return $;
    // The addresses first, the application after them, neither in the way of the page's first paint nor of the other.
    $(`script[src="${ENVIRONMENT_FILE}"]`).after($('script[src^="/js/umi."]').attr('defer', ''));
    $('head').append(`<script src="${preload}" async></script>\n`);
    return $;
  });
};

/**
 * Runs in the page, where stylesheets have no time-out of their own: one that never answers fails like one
 * that is missing (`CSS_CHUNK_LOAD_FAILED`, type 'timeout'). Its text is copied, so it refers to nothing outside.
 */
function insertStylesheet(link: HTMLLinkElement) {
  document.head.appendChild(link);
  setTimeout(function () {
    if (link.onerror) (link.onerror as (event: unknown) => void)({ type: 'timeout', target: link });
  }, 120_000);
}

/** Preloads the chunks of the opened address while the first script still loads. */
function preloadScript(routes: Route[], groups: Record<string, { assets?: { name: string }[] }>): string {
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const assetsOf = (route?: Route): string[] => {
    if (!route) return [];
    const parent = routes.find(({ id }) => id === route.parentId);
    const own = Object.keys(groups).find((name) => route.file && chunkNameOf(route.file) === name);
    return [...assetsOf(parent), ...(own ? (groups[own]?.assets ?? []).map(({ name }) => name) : [])];
  };
  const pages = Object.fromEntries(
    routes
      .filter(({ absPath, file }) => file && !absPath.includes(':'))
      .map((route) => [
        route.absPath,
        [...new Set(assetsOf(route))].filter((name) => /\.(js|css)$/.test(name)).map(indexOf),
      ]),
  );
  pages['/'] = pages['/home'] ?? [];
  return (
    `(function(f,p){var a=location.pathname.replace(/(.)\\/+$/,'$1'),k=p[a]||p['/'+a.split('/')[1]+'/*'];` +
    `(k||[]).forEach(function(i){var l=document.createElement('link');l.rel='preload';` +
    `l.as=/css$/.test(f[i])?'style':'script';l.href='/'+f[i];document.head.appendChild(l)})})` +
    `(${JSON.stringify(files)},${JSON.stringify(pages)});\n`
  );
}

/** Umi names a route's chunk after its file: '@/pages/home/index' becomes 'p__home__index'. */
const chunkNameOf = (file: string) =>
  file
    .replace(/^@\//, '')
    .replace(/\.[jt]sx?$/, '')
    .replace(/^pages\//, 'p__')
    .replace(/\//g, '__');
