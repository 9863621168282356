// npm run check: what a reviewer would find in the builds of the subsystems, by the command that their teams use.
//   npm run check -- --open     also opens them in the portal's build, in Chromium
//   npm run check -- lift byd   only these
//   Options of `portal check` are passed on: --format sarif, --output <file>
import { join } from 'node:path';
import { buildCli } from './lib/builds.mjs';
import { CliError, inProject, readOptions, run } from './lib/project.mjs';
import { runToEnd } from './lib/processes.mjs';
import { subsystemNames } from './lib/subsystems.mjs';

/** Options of `portal check` that have a value, which is no name of a subsystem. */
const WITH_VALUE = ['registry', 'code', 'isolation', 'portal', 'format', 'output'];

await run(async () => {
  const known = subsystemNames();
  // Not strict: `portal check` itself refuses what it does not know.
  const { positionals: names, tokens } = readOptions({
    options: Object.fromEntries(WITH_VALUE.map((option) => [option, { type: 'string' }])),
    strict: false,
    tokens: true,
  });
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new CliError(`No such subsystem: ${unknown.join(', ')} (there are ${known.join(', ')}).`);
  await buildCli();
  const folders = (names.length > 0 ? names : known).map((name) => join('subsystems', name));
  const own = tokens
    .filter(({ kind }) => kind === 'option')
    .flatMap(({ rawName, value }) => (value === undefined ? [rawName] : [rawName, value]));
  const options = [
    ...['--registry', join('public', 'subsystems.json'), '--strict'],
    ...(own.includes('--open') ? own.filter((option) => option !== '--open') : ['--static', ...own]),
  ];
  const command = [process.execPath, inProject('packages', 'portal-cli', 'bin', 'portal.mjs'), 'check'];
  const { code, output } = await runToEnd([...command, ...folders, ...options]);
  console.log(output.trim());
  // Nothing is found in what was not opened.
  process.exit(own.includes('--open') && /^\s*Not opened/m.test(output) ? 1 : code);
});
