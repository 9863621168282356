import { defineConfig } from '@umijs/max';

export default defineConfig({
  title: '__NAME_ZH__',
  qiankun: { slave: { shouldNotModifyDefaultBase: true } },
  base: '/',
  // Relative: a release stands in a folder of its own.
  publicPath: process.env.NODE_ENV === 'development' ? '/' : './',
  mountElementId: '__CODE__-root',
  routes: [
    { path: '/', component: '@/pages/list' },
    { path: '/records/new', component: '@/pages/form' },
    { path: '/*', component: '@/pages/list' },
  ],
  // Umi's own forbids to zoom.
  metas: [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }],
  model: {},
  npmClient: 'npm',
  hash: true,
  mfsu: false,
  targets: { chrome: 111 },
  // The browsers of the portal need none, and all programs in its sandbox would share them.
  polyfill: false,
  esbuildMinifyIIFE: true,
  chainWebpack: (config) => {
    // Written to the disk, the cache is stored after the start, and the edits of that time take seconds.
    if (process.env.NODE_ENV === 'development') config.cache({ type: 'memory' });
  },
});
