import { defineConfig } from '@umijs/max';

// A Umi slave: it knows the portal only through the SDK, and runs standalone as well.
export default defineConfig({
  presets: [require.resolve('@umijs/max/dist/preset')],
  title: '管家服务',
  // Standalone it runs at the root of its own origin; the portal passes a memory history with the same base.
  qiankun: { slave: { shouldNotModifyDefaultBase: true } },
  base: '/',
  publicPath: '/',
  mountElementId: 'mgr-root',
  routes: [
    { path: '/', redirect: '/orders' },
    { path: '/orders', component: '@/pages/orders' },
    { path: '/orders/:id', component: '@/pages/order' },
    { path: '/*', component: '@/pages/not-found' },
  ],
  model: {},
  npmClient: 'npm',
  hash: true,
  mfsu: false,
  jsMinifier: 'esbuild',
  cssMinifier: 'esbuild',
  esbuildMinifyIIFE: true,
  polyfill: false,
  targets: { chrome: 111 },
  autoCSSModules: false,
  // Styles are part of the scripts: the portal's policy header blocks style sheets of another origin.
  styleLoader: {},
  metas: [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }],
});
