// node build.mjs           one script with a content hash, and the page that loads it, into dist/
// node build.mjs --serve   the same without a hash, served, and built again after each edit
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { context } from 'esbuild';

const PORT = 5173;
const isServing = process.argv.includes('--serve');

/** Restarts the program after a build: in the portal only its pane. */
const liveReload = `new EventSource('/esbuild').addEventListener('change', () => location.reload());`;

const page = (script) => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>__NAME_ZH__</title>
    <link rel="icon" href="data:," />
  </head>
  <body style="margin: 0">
    <script src="./${script}" entry></script>
  </body>
</html>
`;

await rm('dist', { recursive: true, force: true });
await mkdir('dist');
const bundle = await context({
  entryPoints: ['src/main.ts'],
  outdir: 'dist',
  entryNames: isServing ? '[name]' : '[name]-[hash]',
  bundle: true,
  format: 'iife',
  globalName: '__GLOBAL__',
  target: 'chrome111',
  minify: !isServing,
  metafile: true,
  // Behind the program: the sandbox takes the name from the first statement of a script.
  footer: isServing ? { js: liveReload } : {},
  define: { 'process.env.NODE_ENV': JSON.stringify(isServing ? 'development' : 'production') },
  logLevel: 'info',
});
const { metafile } = await bundle.rebuild();
await writeFile('dist/index.html', page(basename(Object.keys(metafile.outputs)[0])));
if (isServing) {
  await bundle.watch();
  await bundle.serve({ host: '127.0.0.1', port: PORT, servedir: 'dist', fallback: 'dist/index.html' });
} else {
  await bundle.dispose();
}
