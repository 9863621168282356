import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of a file in the next build; any other will do. */
const nextHash = (hash) =>
  [...hash]
    .reverse()
    .join('')
    .replace(/^./, (first) => (first === '0' ? '1' : '0'));

/**
 * A build with the same behavior whose first script and help page have other names, as after a change of that page:
 * building the portal twice would take minutes.
 */
export function makeNextBuild(build, target) {
  cpSync(build, target, { recursive: true });
  const page = readFileSync(join(target, 'index.html'), 'utf8');
  const [, umi] = page.match(/\/js\/umi\.([0-9a-f]{8})\.js/);
  const script = join(target, 'js', `umi.${umi}.js`);
  const text = readFileSync(script, 'utf8');
  const [, help] = readFileSync(join(target, 'js', page.match(/preload\.[0-9a-f]{8}\.js/)[0]), 'utf8').match(
    /js\/p__help__index\.([0-9a-f]{8})\.async\.js/,
  );
  const chunk = (hash) => join(target, 'js', `p__help__index.${hash}.async.js`);
  renameSync(chunk(help), chunk(nextHash(help)));
  writeFileSync(script, text.replaceAll(help, nextHash(help)));
  renameSync(script, join(target, 'js', `umi.${nextHash(umi)}.js`));
  writeFileSync(join(target, 'index.html'), page.replaceAll(`umi.${umi}.js`, `umi.${nextHash(umi)}.js`));
  // Compressed copies of what was renamed.
  for (const name of [`umi.${umi}.js`, `p__help__index.${help}.async.js`])
    for (const ending of ['gz', 'br']) rmSync(join(target, 'js', `${name}.${ending}`), { force: true });
}
