import { defineConfig } from '@umijs/max';

// Baseline for the home page: React and one antd button, built with the portal's settings.
export default defineConfig({
  presets: [require.resolve('@umijs/max/dist/preset')],
  plugins: ['../../../config/plugins/bundle.ts'],
  routes: [{ path: '/*', component: '@/pages/index' }],
  mock: false,
  helmet: false,
  npmClient: 'npm',
  hash: true,
  mfsu: false,
  jsMinifier: 'esbuild',
  jsMinifierOptions: { target: ['es2022'] },
  cssMinifier: 'esbuild',
  esbuildMinifyIIFE: true,
  polyfill: false,
  targets: { chrome: 111 },
  autoCSSModules: false,
  metas: [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }],
});
