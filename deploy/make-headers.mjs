// Writes the headers of a page as lines of nginx, made from an environment file:
//   node deploy/make-headers.mjs production.js > headers.conf
import { readFileSync } from 'node:fs';
import { environmentProblems, headerLines, readEnvironment, securityHeaders } from '../scripts/lib/policy.mjs';
import { CliError, run } from '../scripts/lib/project.mjs';

await run(() => {
  const [file] = process.argv.slice(2);
  if (!file) throw new CliError('Name the environment file: node deploy/make-headers.mjs production.js');
  const settings = readEnvironment(readFileSync(file, 'utf8'));
  for (const problem of environmentProblems(settings)) console.warn(`${file}: ${problem}`);
  console.log(headerLines(securityHeaders(settings)).join('\n'));
});
