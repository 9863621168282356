import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { IApi } from '@umijs/max';
import { ENVIRONMENT_FILE } from '../../src/constants/environment';

/** Time after which a chunk that has not loaded counts as failed (R286). */
const CHUNK_TIMEOUT_MS = 120_000;

interface Stats {
  toJson(options: object): { namedChunkGroups?: Record<string, { assets?: { name: string }[] }> };
}
interface Route {
  id: string;
  path: string;
  absPath: string;
  file?: string;
  parentId?: string;
  usesShellTexts?: boolean;
  subsystem?: string;
}

/**
 * Build of the page and its chunks: chunks under `js/` and `css/`, each with the timeout of R286, an `index.html`
 * without inline scripts and with the part of the policy that names no host.
 */
export default (api: IApi) => {
  let preload = '';

  // Umi's own helper adds script elements. If one fails before webpack requests the same chunk, webpack waits for the
  // whole timeout; the preload hints below cannot cause that.
  api.skipPlugins(['routePreloadOnLoad']);

  // Umi passes `targets` to Babel where its preset-env ignores it: without this, every class and async function would
  // be transpiled for browsers of 2010.
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));

  api.chainWebpack((config, { env, webpack }) => {
    // The SDK is compiled from source with the portal; subsystems use its build.
    config.resolve.alias.set('@portal/subsystem-sdk$', join(api.cwd, 'packages/subsystem-sdk/src/index.ts'));
    config.resolve.alias.set('single-spa$', join(api.cwd, 'src/shell/subsystem-sandbox/singleSpa.ts'));
    config.output.chunkLoadTimeout(CHUNK_TIMEOUT_MS);
    config.target(['web', 'es2022']);
    // Both say nothing of side effects, and have none: of their indexes only what is used is bundled.
    config.module
      .rule('without-side-effects')
      .test(/[\\/]node_modules[\\/]@rc-component[\\/](motion|util)[\\/]/)
      .sideEffects(false);
    // Nothing of ours is imported for its effects, but what Umi starts: an index brings only what is used of it, and each
    // chunk has only what it needs.
    config.module
      .rule('sources-without-side-effects')
      .include.add(join(api.paths.absSrcPath, 'components'))
      .add(join(api.paths.absSrcPath, 'domain'))
      .add(join(api.paths.absSrcPath, 'features'))
      .add(join(api.paths.absSrcPath, 'services'))
      .add(join(api.paths.absSrcPath, 'shell'))
      .add(join(api.paths.absSrcPath, 'utils'))
      .end()
      .test(/\.tsx?$/)
      .sideEffects(false);
    // Only for antd's setting `tooltip.unique`, which the portal does not use: all of antd's pop-ups would be in the first
    // script. Any module takes its place.
    config
      .plugin('no-unique-tooltips')
      .use(webpack.NormalModuleReplacementPlugin, [/[\\/]tooltip[\\/]UniqueProvider$/, require.resolve('react')]);
    // Texts are data for the browser: their syntax is read here.
    config.module
      .rule('texts')
      .enforce('pre')
      .test(/[\\/]src[\\/]locales[\\/](zh-CN|en-US)[\\/](?!(all|shell|pages)\.ts$)[\w-]+\.ts$/)
      .use('compile-texts')
      .loader(join(__dirname, 'compileTexts.cjs'));
    config
      .plugin('no-parser-of-texts')
      .use(webpack.NormalModuleReplacementPlugin, [
        /[\\/]intl-messageformat-parser[\\/]lib[\\/]parser\.js$/,
        join(__dirname, 'noParser.js'),
      ]);
    config.module
      .rule('without-intl-checks')
      .test(/[\\/](intl-messageformat[\\/]lib[\\/]core|react-intl[\\/]lib[\\/]components[\\/]provider)\.js$/)
      .use('without-intl-checks')
      .loader(join(__dirname, 'withoutIntlChecks.cjs'));
    // The portal does not run in Node: no Buffer, no process, no shims for Node's modules.
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
    config.optimization.splitChunks({
      chunks: 'async',
      minSize: 14_000,
      maxInitialRequests: 12,
      maxAsyncRequests: 12,
      cacheGroups: {
        // Apart from the portal's own styles: `insertStylesheet` puts these first.
        antdStyles: {
          type: 'css/mini-extract',
          test: /[\\/]antd-styles[\\/]/,
          name: (module: { nameForCondition: () => string }) => basename(module.nameForCondition(), '.css'),
          enforce: true,
        },
      },
    });
  });

  api.onBuildComplete({
    stage: -1,
    fn: ({ err, stats }: { err?: Error; stats: Stats }) => {
      if (err) return;
      const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
      const routes = Object.values(api.appData.routes as Record<string, Route>);
      const script = preloadScript(routes, groups) + earlyScript(routes, api.cwd);
      const name = `preload.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
      mkdirSync(join(api.paths.absOutputPath, 'js'), { recursive: true });
      writeFileSync(join(api.paths.absOutputPath, 'js', name), script);
      preload = `/js/${name}`;
    },
  });

  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    // First in the page, so that it applies to everything below. The part that names hosts is a header made from the
    // run-time environment (deploy/): one build serves every environment, and two policies intersect. Without a
    // worker-src of its own, script-src would refuse the workers that the header allows.
    $('head').prepend(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'">`,
    );
    $('meta[http-equiv=X-UA-Compatible]').remove();
    if (api.env !== 'production') return $;
    // The environment first, then the preload hints, then the application: in this order, as one waits for the other,
    // without blocking the first paint.
    $(`script[src="${ENVIRONMENT_FILE}"]`)
      .after($('script[src^="/js/umi."]').attr('defer', ''))
      .after(`<script src="${preload}" defer></script>\n`);
    return $;
  });
};

/**
 * Runs in the page, where stylesheets have no timeout of their own: one that never responds fails like a missing one
 * (`CSS_CHUNK_LOAD_FAILED`, type 'timeout'). Its source is copied, so it must not reference anything outside.
 */
function insertStylesheet(link: HTMLLinkElement) {
  // antd's in the order of their names, and before the portal's (`umi`), whichever arrives first.
  const styles = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  const isOfAntd = /\/css\/antd-/.test(link.href);
  document.head.insertBefore(link, (isOfAntd && styles.find((other) => other.href > link.href)) || null);
  setTimeout(function () {
    if (link.onerror) (link.onerror as (event: unknown) => void)({ type: 'timeout', target: link });
  }, 120_000);
}

/** What Umi would name the chunk of the empty page of a subsystem, and the chunks that open every subsystem. */
const SUBSYSTEM_PAGE = 'p__subsystem__index';
const SUBSYSTEM_CHUNKS = ['subsystem-host', 'subsystem-registry', 'subsystem-sandbox'];
/** In the list of files of an address: the texts of pages, which depend on the language. */
const PAGE_TEXTS = -1;

/** Preloads the chunks of the opened address while the first script still loads. */
function preloadScript(routes: Route[], groups: Record<string, { assets?: { name: string }[] }>): string {
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const filesOf = (chunk: string) => (groups[chunk]?.assets ?? []).map(({ name }) => name);
  const assetsOf = (route?: Route): string[] => {
    if (!route) return [];
    const parent = routes.find(({ id }) => id === route.parentId);
    const own = route.file ? chunkNameOf(route.file) : '';
    const chunks = own === SUBSYSTEM_PAGE ? SUBSYSTEM_CHUNKS : [own];
    return [...assetsOf(parent), ...chunks.flatMap(filesOf)];
  };
  const texts = Object.fromEntries(
    ['zh-CN', 'en-US'].map((language) => [
      language,
      [`texts-${language}`, `page-texts-${language}`].map((chunk) => filesOf(chunk).map(indexOf)),
    ]),
  );
  const pages = Object.fromEntries(
    routes
      .filter(({ absPath, file }) => file && !absPath.includes(':'))
      .map((route) => {
        const files = [...new Set(assetsOf(route))].filter((name) => /\.(js|css)$/.test(name)).map(indexOf);
        return [route.absPath, route.usesShellTexts ? files : [...files, PAGE_TEXTS]];
      }),
  );
  pages['/'] = pages['/home'] ?? [];
  return (
    // The language as `chooseLanguage` finds it.
    `(function(f,p,t){var a=location.pathname.replace(/(.)\\/+$/,'$1'),k=p[a]||p['/'+a.split('/')[1]+'/*'],s;` +
    `try{s=JSON.parse(localStorage['portal.language']).value}catch(e){}` +
    `t[s]||(s=/^zh/i.test(navigator.language)?'zh-CN':'en-US');` +
    `t=t[s];t[0].concat(k||[]).concat(k&&k.indexOf(${PAGE_TEXTS})>=0?t[1]:[]).forEach(function(i){if(i<0)return;var l=document.createElement('link');l.rel='preload';` +
    `l.as=/css$/.test(f[i])?'style':'script';l.href='/'+f[i];document.head.appendChild(l)})})` +
    `(${JSON.stringify(files)},${JSON.stringify(pages)},${JSON.stringify(texts)});\n`
  );
}

/** Asks for the files of the opened subsystem while the first script still loads; not where the cookie has no token. */
function earlyScript(routes: Route[], cwd: string): string {
  const codes = routes.flatMap(({ absPath, file, subsystem }) => {
    const first = /^\/([\w-]+)$/.exec(absPath)?.[1];
    return first && file && chunkNameOf(file) === SUBSYSTEM_PAGE ? [[first, subsystem]] : [];
  });
  if (codes.length === 0) return '';
  const contents =
    `import { fetchFilesEarly } from '@/shell/subsystem-loader/fetchFilesEarly';` +
    // What fails here is asked for again by the opening.
    `if (/(^|; )ssoToken=./.test(document.cookie)) fetchFilesEarly(${JSON.stringify(Object.fromEntries(codes))}).catch(() => {});`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: cwd },
    alias: { '@': join(cwd, 'src') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome111',
  });
  return outputFiles[0]!.text;
}

/** Umi names a route's chunk after its file: '@/pages/home/index' becomes 'p__home__index'. */
const chunkNameOf = (file: string) =>
  file
    .replace(/^@\//, '')
    .replace(/\.[jt]sx?$/, '')
    .replace(/^pages\//, 'p__')
    .replace(/\//g, '__');
