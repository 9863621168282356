import { createHash } from 'node:crypto';
import vue from '@vitejs/plugin-vue';
import { defineConfig, type Plugin } from 'vite';

const NAME = 'jcpt';
const TITLE = '综合平台';

/**
 * The portal's policy lets no style sheet of another origin pass, and it reads one page with one script: so the styles
 * move into the script, its name carries its content, and the page that loads it is written here.
 */
const oneScript = (): Plugin => ({
  name: 'one-script',
  // After Vite has collected the styles of all components.
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const styles = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : []));
    const script = files.find((file) => file.type === 'chunk');
    if (!script) throw new Error('There is no script');
    const text = JSON.stringify(styles.map(({ source }) => String(source)).join('\n'));
    script.code = script.code.replace(/(["'`])__STYLES__\1/, () => text);
    script.fileName = `${NAME}.${createHash('sha256').update(script.code).digest('hex').slice(0, 8)}.js`;
    for (const { fileName } of styles) delete bundle[fileName];
    this.emitFile({
      type: 'asset',
      fileName: 'index.html',
      source: `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${TITLE}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <script src="/${script.fileName}"></script>
  </body>
</html>
`,
    });
  },
});

export default defineConfig({
  plugins: [vue(), oneScript()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'chrome111',
    // UMD with one default export: the life cycles are the last thing that the script gives to `window`.
    lib: { entry: 'src/main.ts', name: NAME, formats: ['umd'], fileName: () => `${NAME}.js` },
    rollupOptions: { output: { exports: 'default' } },
    reportCompressedSize: false,
  },
});
