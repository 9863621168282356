// Writes the headers of a page as lines of nginx, made from an environment file:
//   node deploy/make-headers.mjs production.js > headers.conf
import { environmentFaults, environmentProblems } from '../scripts/lib/environmentProblems.mjs';
import { headerLines, securityHeaders } from '../scripts/lib/policy.mjs';
import { CliError, run } from '../scripts/lib/project.mjs';
import { settingsOf } from './configure.mjs';

await run(() => {
  const [file] = process.argv.slice(2);
  if (!file) throw new CliError('Name the environment file: node deploy/make-headers.mjs production.js');
  const settings = settingsOf(file);
  const faults = environmentFaults(settings);
  if (faults.length > 0) throw new CliError(`The portal cannot start with ${file}:\n  ${faults.join('\n  ')}`);
  for (const problem of environmentProblems(settings)) console.warn(`${file}: ${problem}`);
  console.log(headerLines(securityHeaders(settings)).join('\n'));
});
