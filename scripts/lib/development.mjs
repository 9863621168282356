import { CliError, npm } from './project.mjs';
import { buildSdk, defaultBuild, forgetBuild } from './builds.mjs';
import { anyFreePort } from './ports.mjs';
import { lastWords, onlyTrouble, start } from './processes.mjs';
import { waitFor } from './servers.mjs';
import { buildOf, isUmi, scriptOf, subsystemFolder, subsystemNames } from './subsystems.mjs';

/** The subsystems named by `--dev=a,b`; throws a CliError for an unknown one. */
export function namesToDevelop(list = '', known = subsystemNames()) {
  const names = [...new Set(list.split(',').map((name) => name.trim()))].filter(Boolean);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new CliError(`There is no subsystem ${unknown.join(', ')}: --dev takes names out of ${known.join(', ')}.`);
  return names;
}

/**
 * Watches a subsystem's sources by its own script `dev`, or by the default build. The script writes into its dist/, which
 * is served as usual, or it is a development server at `PORT`: `serve(port)` is called once that responds. One made with
 * Umi always has a server, and is awaited.
 */
export async function develop(name, serve) {
  const isDefault = buildOf(subsystemFolder(name))?.by === 'default';
  if (!scriptOf(name, 'dev') && !isDefault)
    throw new CliError(`The subsystem ${name} has no script 'dev' in its package.json.`);
  const port = isDefault ? undefined : await anyFreePort();
  if (isUmi(name)) await buildSdk();
  else forgetBuild(name);
  const print = (line) => console.error(`${name}: ${line}`);
  const { ended } = start(isDefault ? defaultBuild(name, '--watch') : [...npm(), 'run', '--silent', 'dev'], {
    cwd: subsystemFolder(name),
    env: { PORTAL_OUTPUT: undefined, BROWSER: 'none', ...(port && { PORT: String(port), HOST: '127.0.0.1' }) },
    onLine: isUmi(name) ? onlyTrouble(print) : (line) => /\berror\b/i.test(line) && print(line),
  });
  let lost;
  void ended.then(({ code, output, wasStopped }) => {
    lost = `${lastWords(output)}\n${name}: its development server ended with code ${code} (see above).`;
    if (!wasStopped) console.error(`\n${lost}`);
  });
  if (!port) return;
  const serving = waitFor(`http://127.0.0.1:${port}/`, { isLost: () => lost }).then(() => serve(port));
  if (isUmi(name)) await serving;
  // Without a server it writes into its dist/.
  else serving.catch(() => {});
}
