import { CliError, npm } from './project.mjs';
import { defaultBuild, forgetBuild } from './builds.mjs';
import { anyFreePort } from './ports.mjs';
import { start } from './processes.mjs';
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
 * Watches a subsystem's sources by its own script `dev`, or by the default build: most of them write into their dist/, which is served as usual;
 * one made with Umi has its own server, whose port is returned.
 */
export async function develop(name) {
  const isDefault = buildOf(subsystemFolder(name))?.by === 'default';
  if (!scriptOf(name, 'dev') && !isDefault)
    throw new CliError(`The subsystem ${name} has no script 'dev' in its package.json.`);
  const port = isUmi(name) ? await anyFreePort() : undefined;
  if (!port) forgetBuild(name);
  const { ended } = start(isDefault ? defaultBuild(name, '--watch') : [...npm(), 'run', '--silent', 'dev'], {
    cwd: subsystemFolder(name),
    env: { PORTAL_OUTPUT: undefined, BROWSER: 'none', ...(port && { PORT: String(port), HOST: '127.0.0.1' }) },
    onLine: (line) => /\berror\b/i.test(line) && console.error(`${name}: ${line}`),
  });
  void ended.then(({ code }) => code && console.error(`${name}: its development server ended with code ${code}.`));
  return port;
}
