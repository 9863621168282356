// Writes the headers of a page as lines for a server of nginx, made from an environment file:
//   node deploy/make-headers.mjs production.js > headers.conf
import { securityHeaders } from '../scripts/lib/policy.mjs';
import { CliError, run } from '../scripts/lib/project.mjs';
import { checkSettings, serverLines, settingsOf } from './configure.mjs';

await run(() => {
  const [file] = process.argv.slice(2);
  if (!file) throw new CliError('Name the environment file: node deploy/make-headers.mjs production.js');
  const settings = settingsOf(file);
  checkSettings(settings, file);
  console.log(serverLines(securityHeaders(settings)).join('\n'));
});
