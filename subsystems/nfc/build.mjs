// node build.mjs [--watch]: one script with its styles inside, and the page that loads it.
import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const isWatching = process.argv.includes('--watch');

await mkdir(here('dist'), { recursive: true });
await copyFile(here('index.html'), here('dist/index.html'));
const build = await context({
  entryPoints: [here('src/index.ts')],
  outfile: here('dist/nfc.js'),
  bundle: true,
  format: 'iife',
  globalName: 'nfcSubsystem',
  // The portal's policy header lets no style sheet of another origin in: styles travel as text.
  loader: { '.css': 'text' },
  target: 'chrome111',
  minify: !isWatching,
  logLevel: isWatching ? 'info' : 'warning',
});
if (isWatching) await build.watch();
else {
  await build.rebuild();
  await build.dispose();
}
