import { defineConfig } from '@umijs/max';
import { routes } from './config/routes';
import { themeStyles } from './config/theme';
import { version } from './package.json';

// Umi ignores config/config.ts when this file exists: config/ holds the parts, this file gathers them.
export default defineConfig({
  // The plain `umi` binary behind every script understands the Max configuration through its preset (docs/adr/0001).
  presets: [require.resolve('@umijs/max/dist/preset')],
  plugins: [
    './config/plugins/environment.ts',
    './config/plugins/antdStyles.ts',
    './config/plugins/bundle.ts',
    './config/plugins/licenses.ts',
    './config/plugins/startPage.ts',
    './config/plugins/development.ts',
  ],
  title: 'Operations portal',
  favicons: ['/favicon.svg'],
  // In the page's head, so that the first paint already has the colors.
  styles: [themeStyles()],
  history: { type: 'browser' },
  routes,
  model: {},
  // Titles are the layout's business; nothing else would use it.
  helmet: false,
  initialState: { loading: '@/loading' },
  access: {},
  locale: {
    default: 'en-US',
    baseSeparator: '-',
    antd: false,
    title: false,
    baseNavigator: false,
    useLocalStorage: false,
  },
  // Umi's own code imports moment. antd's pickers load the plugins of dayjs that they need themselves.
  moment2dayjs: { preset: 'none' },
  mock: { exclude: ['mock/_data/**'] },
  npmClient: 'npm',
  outputPath: process.env.PORTAL_OUTPUT ?? 'dist',
  hash: true,
  mfsu: false,
  // Slower than esbuild, and a tenth less to fetch: it leaves out what a library exports and nobody uses. Functions stay
  // apart: written into one another they would share what they hold, and a sleeping subsystem would not be let go of.
  jsMinifier: 'terser',
  jsMinifierOptions: { ecma: 2020, compress: { inline: 1, reduce_funcs: false } },
  cssMinifier: 'esbuild',
  polyfill: false,
  targets: { chrome: 111 },
  autoCSSModules: false,
  // css-loader's own names are three times as long, and random letters do not compress: 9 kB of the home page.
  normalCSSLoaderModules: { localIdentName: 'p[hash:base64:6]' },
  // What the dialog about the portal says.
  define: { 'process.env.PORTAL_VERSION': version },
  metas: [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    // Before any script: the address may still hold the token when the first one is fetched (T1).
    { name: 'referrer', content: 'no-referrer' },
  ],
});
