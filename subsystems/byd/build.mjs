import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { context, transform } from 'esbuild';

// One script that carries its styles, and one page that loads it: what the portal reads, and what runs standalone.
process.chdir(import.meta.dirname);
const isWatching = process.argv.includes('--watch');
const target = ['chrome111'];

/** Style sheets become texts of the script: a file of another origin would not pass the portal's policy header. */
const stylesAsText = {
  name: 'styles-as-text',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: !isWatching, target });
      return { contents: code, loader: 'text', watchFiles: [path] };
    });
  },
};

const page = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>工单应用</title>
  </head>
  <body style="margin: 0">
    <div id="byd-root"></div>
    <script src="/byd.js" entry></script>
  </body>
</html>
`;

const bundle = await context({
  entryPoints: ['src/index.tsx'],
  outfile: 'dist/byd.js',
  bundle: true,
  format: 'iife',
  // The portal finds the life cycles under this name.
  globalName: 'bydSubsystem',
  target,
  jsx: 'automatic',
  minify: !isWatching,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': JSON.stringify(isWatching ? 'development' : 'production') },
  plugins: [stylesAsText],
  logLevel: 'info',
});

await mkdir('dist', { recursive: true });
await writeFile('dist/index.html', page);
if (isWatching) await bundle.watch();
else {
  await bundle.rebuild();
  await bundle.dispose();
}
