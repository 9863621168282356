import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context, transform } from 'esbuild';
import { pageOf } from './page.mjs';

const isWatching = process.argv.includes('--watch');
const target = ['chrome111'];

/** Inlines style sheets as text: the portal's policy header blocks style sheets of another origin. */
const stylesAsText = {
  name: 'styles-as-text',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: !isWatching, target });
      return { contents: code, loader: 'text', watchFiles: [path] };
    });
  },
};

/** Gives a file a name with the hash of its content, so that open windows learn of a release; removes earlier ones. */
async function addHash(folder, code) {
  const text = await readFile(join(folder, `${code}.js`));
  const name = `${code}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  await rename(join(folder, `${code}.js`), join(folder, name));
  const earlier = (await readdir(folder)).filter((file) => file.startsWith(`${code}.`) && file !== name);
  await Promise.all(earlier.map((file) => rm(join(folder, file))));
  return name;
}

/**
 * Builds a subsystem into its dist/: one script that carries its styles, and one page that loads it. The script sets
 * the life cycles as `<code>Subsystem` on `window`; its name has a content hash. With `--watch` on the command line it rebuilds after each change.
 *
 * @param folder - Folder of the subsystem; its name is the subsystem's code.
 * @param options.title - Title of the page.
 * @param options.entry - Entry file, relative to the folder.
 * @param options.isFullHeight - See `pageOf`.
 */
export async function buildSubsystem(folder, { title, entry = 'src/main.tsx', isFullHeight }) {
  const code = basename(folder);
  const dist = join(folder, 'dist');
  const bundle = await context({
    absWorkingDir: folder,
    entryPoints: [entry],
    outfile: join(dist, `${code}.js`),
    bundle: true,
    format: 'iife',
    globalName: `${code}Subsystem`,
    target,
    jsx: 'automatic',
    minify: !isWatching,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': JSON.stringify(isWatching ? 'development' : 'production') },
    plugins: [stylesAsText],
    logLevel: 'info',
  });

  await mkdir(dist, { recursive: true });
  const writePage = (script) =>
    writeFile(join(dist, 'index.html'), pageOf({ title, script, rootId: `${code}-root`, isFullHeight }));
  if (isWatching) {
    await writePage(`${code}.js`);
    return bundle.watch();
  }
  await bundle.rebuild();
  await bundle.dispose();
  await writePage(await addHash(dist, code));
}
