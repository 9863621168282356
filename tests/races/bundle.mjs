// Bundles the parts of the portal that the race tests run, so that each window of a schedule gets modules of its own in
// milliseconds: node tests/races/bundle.mjs <output>
import { build } from 'esbuild';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const project = join(here, '..', '..');

/** What touches the network, the disk or another document is replaced by what the schedule controls. */
const replaced = {
  'src/shell/subsystem-sandbox/runMicroApp': 'microApp.ts',
  'src/shell/subsystem-frame/runFrame': 'microApp.ts',
  'src/shell/subsystem-loader/fetchApp': 'microApp.ts',
  'src/shell/subsystem-loader/fetchRelease': 'microApp.ts',
  'src/utils/storage/recordArea': 'recordArea.ts',
};

/** Texts are the same for all windows: they are evaluated once per run. */
const shared = /\/src\/locales\/(zh-CN|en-US)\.ts$/;

/** Resolves the project's own modules; one that nothing uses is left out, as in the product. */
const ownModules = {
  name: 'own-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@umijs\/max$/ }, () => ({ path: join(here, 'portal', 'umi.ts') }));
    onResolve({ filter: /^(@\/|@portal\/|\.)/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolved') return undefined;
      const found = await resolve(path, { ...from, pluginData: 'resolved' });
      const texts = shared.exec(found.path);
      if (texts) return { path: `@/locales/${texts[1]}`, external: true };
      const name = Object.keys(replaced).find((each) => found.path.startsWith(join(project, `${each}.ts`)));
      return name ? { path: join(here, 'portal', replaced[name]) } : { ...found, sideEffects: false };
    });
  },
};

await build({
  entryPoints: [join(here, 'portal', 'window.tsx')],
  outfile: process.argv[2],
  bundle: true,
  format: 'cjs',
  platform: 'browser',
  packages: 'external',
  jsx: 'automatic',
  loader: { '.css': 'empty', '.svg': 'empty' },
  define: { 'process.env.PORTAL_VERSION': '"test"' },
  tsconfig: join(project, 'tsconfig.json'),
  plugins: [ownModules],
  logLevel: 'error',
});
