import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Files } from './serveFiles';

const root = resolve(__dirname, '../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

const page = (...scripts: string[]) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Lifts</title></head><body><div id="lift-root"></div>${scripts
    .map((src) => `<script src="${src}"></script>`)
    .join('')}</body></html>`;

const program = (name: string, libraries: Record<string, string>): Files => ({
  '/': page(...Object.keys(libraries), '/app.js'),
  '/app.js': read(`tests/support/foreign/apps/${name}.js`),
  ...Object.fromEntries(Object.entries(libraries).map(([path, file]) => [path, read(`node_modules/${file}`)])),
});

/** Third-party programs with unchanged libraries, none of which know the portal. */
export const foreignApps = {
  'React 16': () =>
    program('react16', {
      '/react.js': 'react-16/umd/react.production.min.js',
      '/react-dom.js': 'react-dom-16/umd/react-dom.production.min.js',
    }),
  'Vue 2': () =>
    program('vue2', { '/vue.js': 'vue-2/dist/vue.min.js', '/router.js': 'vue-router-3/dist/vue-router.min.js' }),
  'Vue 3': () =>
    program('vue3', {
      '/vue.js': 'vue/dist/vue.global.prod.js',
      '/router.js': 'vue-router/dist/vue-router.global.prod.js',
    }),
  'Vue 3 with #': () =>
    program('vue3hash', {
      '/vue.js': 'vue/dist/vue.global.prod.js',
      '/router.js': 'vue-router/dist/vue-router.global.prod.js',
    }),
  'no library': () => program('areas', {}),
  'for…in': () => program('enumerates', {}),
  'much to hold': () => program('heavy', {}),
  'Vite with named exports': () => program('viteUmd', {}),
  'webpack with a style sheet': () => ({
    ...program('pageStyle', {}),
    '/page.css': '.lift-title { color: rgb(1, 2, 3) }',
  }),
  'Zone.js': () => program('zone', { '/zone.js': 'zone.js/bundles/zone.umd.min.js' }),
  SystemJS: () => ({
    ...program('systemBoot', { '/s.js': 'systemjs/dist/s.min.js' }),
    '/main.js': read('tests/support/foreign/apps/systemMain.js'),
    '/page.js': read('tests/support/foreign/apps/systemPage.js'),
  }),
  'styles for the whole page': () => ({
    '/': `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="stylesheet" href="/css/app.css"><style>table { color: red }</style></head><body><div id="app"></div><script src="/app.js"></script></body></html>`,
    '/app.js': read('tests/support/foreign/apps/globalStyles.js'),
    '/css/app.css': read('tests/support/foreign/apps/globalStyles.css'),
    '/css/imported.css': '.imported, label { color: rgb(31, 32, 33) } body { font-variant-caps: normal }',
    '/linked.css': '.linked, h1 { color: rgb(41, 42, 43) } body { tab-size: 3 }',
  }),
} satisfies Record<string, () => Files>;

/** A program that misbehaves on purpose. */
export const hostileApp = (name: 'hostile' | 'late' | 'extends' | 'fails'): Files => program(name, {});

/** A current program, built from source. */
export async function antdApp(): Promise<Files> {
  const { outputFiles } = await build({
    entryPoints: [resolve(root, 'tests/support/foreign/apps/antd19.jsx')],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    format: 'iife',
    target: 'chrome111',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return { '/': page('/app.js'), '/app.js': outputFiles[0]!.text };
}
