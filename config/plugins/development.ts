import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** Hooks need Fast Refresh as components do: a changed order of hooks has to reset the components that call them. */
const hasComponentOrHook = (path: string) =>
  path.endsWith('.tsx') || (path.endsWith('.ts') && /\buse[A-Z]\w*\s*[(=<]/.test(readFileSync(path, 'utf8')));

/**
 * The error overlay runs this script inline, in a frame that inherits the page's policy; it does so after the first hot
 * update, with or without an error. A test compares the hash with the installed version.
 */
export const OVERLAY_SCRIPT_HASH = 'sha256-yt+SNVxRkIi6H6yb7ndFuZM1esMX9esg3UpRHaTsyVk=';

/** Only for `umi dev` (docs/adr/0016), not for a production build. */
export default (api: IApi) => {
  api.describe({ enableBy: () => api.name === 'dev' });
  // `prepare` bundles the sources again at the start and after each edit, for plugins that are disabled here.
  if (api.name === 'dev') api.skipPlugins(['prepare']);

  api.modifyConfig((config) => ({
    ...config,
    devtool: 'eval-cheap-module-source-map',
    srcTranspiler: 'esbuild',
    srcTranspilerOptions: { esbuild: { target: 'es2022', jsx: 'automatic', jsxDev: true } },
    mfsu: { strategy: 'normal', esbuild: true },
  }));

  api.chainWebpack((config) => {
    config.module
      .rule('fast-refresh')
      .enforce('post')
      .include.add(api.paths.absSrcPath)
      .end()
      .exclude.add(api.paths.absTmpPath)
      .end()
      .test(hasComponentOrHook)
      .use('fast-refresh')
      .loader(join(__dirname, 'fastRefresh.cjs'));
    config.module
      .rule('locale-hot-update')
      .enforce('pre')
      .test(join(api.paths.absSrcPath, 'locales/loadTexts.ts'))
      .use('locale-hot-update')
      .loader(join(__dirname, 'localeHotUpdate.cjs'));
    // TypeScript already rejects a path in the wrong case (forceConsistentCasingInFileNames).
    config.plugins.delete('case-sensitive-paths');
    // These files affect how modules compile, so changing one invalidates the disk cache.
    const cache = config.get('cache');
    if (typeof cache === 'object')
      cache.buildDependencies.config.push(...readdirSync(__dirname).map((name) => join(__dirname, name)));
  });

  api.modifyHTML(($) => {
    const policy = $('meta[http-equiv=Content-Security-Policy]');
    policy.attr('content', policy.attr('content')?.replace("'self'", `'self' '${OVERLAY_SCRIPT_HASH}'`) ?? '');
    return $;
  });
};
