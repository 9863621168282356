// Writes the headers of a page as lines of nginx, made from an environment file:
//   node deploy/make-headers.mjs production.js > headers.conf
import { headerLines, securityHeaders } from '../scripts/lib/policy.mjs';
import { CliError, run } from '../scripts/lib/project.mjs';
import { checkSettings, settingsOf } from './configure.mjs';

await run(() => {
  const [file] = process.argv.slice(2);
  if (!file) throw new CliError('Name the environment file: node deploy/make-headers.mjs production.js');
  const settings = settingsOf(file);
  checkSettings(settings, file);
  console.log(headerLines(securityHeaders(settings)).join('\n'));
});
