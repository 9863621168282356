// node default.mjs <folder> <entry> [--watch]: builds a subsystem that has no build script, as in the guide: one
// script as IIFE into dist/, and the folder's index.html, or one that loads the script.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context } from 'esbuild';
import { pageOf } from './page.mjs';

const [folder, entry] = process.argv.slice(2);
const isWatching = process.argv.includes('--watch');
const code = basename(folder);
const dist = join(folder, 'dist');
const SCRIPT = 'main.js';
const STYLES = 'main.css';

/** The page; the style sheet that the build extracts is linked, because without it all imported styles are missing. */
async function writePage() {
  const own = join(folder, 'index.html');
  let page = existsSync(own) ? await readFile(own, 'utf8') : pageOf({ title: code, script: SCRIPT });
  if (existsSync(join(dist, STYLES)) && !page.includes(STYLES))
    page = page.replace('</head>', `  <link rel="stylesheet" href="/${STYLES}" />\n  </head>`);
  await writeFile(join(dist, 'index.html'), page);
}

await mkdir(dist, { recursive: true });
if (existsSync(join(folder, 'public'))) await cp(join(folder, 'public'), dist, { recursive: true });
const bundle = await context({
  absWorkingDir: folder,
  entryPoints: [entry],
  outfile: join(dist, SCRIPT),
  bundle: true,
  format: 'iife',
  globalName: `${code.replace(/\W/g, '')}Subsystem`,
  target: ['chrome111'],
  jsx: 'automatic',
  minify: !isWatching,
  legalComments: 'none',
  // Inside the script: a relative address would be resolved against the portal.
  loader: Object.fromEntries(['.svg', '.png', '.jpg', '.gif', '.woff2'].map((type) => [type, 'dataurl'])),
  define: { 'process.env.NODE_ENV': JSON.stringify(isWatching ? 'development' : 'production') },
  plugins: [{ name: 'page', setup: (build) => build.onEnd(writePage) }],
  logLevel: 'info',
});
if (isWatching) await bundle.watch();
else {
  await bundle.rebuild();
  await bundle.dispose();
}
