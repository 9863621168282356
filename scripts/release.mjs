// npm run release -- <folder>: puts the build beside the earlier ones in a folder, and serves it from there.
//   --build <folder>   the build (dist by default)
//   --keep <n>         how many releases stay, this one included (5)
//   --rollback         releases the build before this one again
// The web server's root is <folder>/current. Files of the kept releases stay reachable for windows that are open.
import { resolve } from 'node:path';
import { CliError, outputFolder, run, readOptions } from './lib/project.mjs';
import { addRelease, releasesIn, rollBack } from './lib/releases.mjs';

await run(() => {
  const { values, positionals } = readOptions({
    options: {
      build: { type: 'string' },
      keep: { type: 'string', default: '5' },
      rollback: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const keep = Number(values.keep);
  if (positionals.length !== 1) throw new CliError('Name the folder of the releases: npm run release -- /srv/portal');
  if (!Number.isInteger(keep) || keep < 1) throw new CliError('--keep is a number of releases, one or more.');
  const folder = resolve(positionals[0]);
  const { number, build } = values.rollback
    ? rollBack(folder, { keep })
    : addRelease(folder, values.build ? resolve(values.build) : outputFolder(), { keep });
  console.log(`Release ${number} (${build}) is served from ${folder}/current.`);
  console.log(
    `Kept: ${releasesIn(folder)
      .map((each) => `${each.number} (${each.build})`)
      .join(', ')}.`,
  );
});
