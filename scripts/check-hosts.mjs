// npm run check:hosts: whether the portal can work with the servers that an environment file names.
//   PORTAL_TOKEN=<token> npm run check:hosts -- --environment production.js --portal https://portal.example
//
// Asks the three API hosts and the file host as a page of the portal would: what browsers ask another origin before each
// call, how a call without a session is refused, and, with a token, every call that only reads, by the portal's own
// client. Nothing is changed on any server. Ends with 1 where something would not work; gaps in an answer are listed, too.
//   --environment <file>   the environment file, as it is deployed
//   --portal <address>     where people open the portal (default: portalSite of the file)
//   --verbose              lists every call, also those without anything to say
//   --format json          for programs
// PORTAL_TOKEN is the sign-on token of a person, who sees what they may see: the cookie "ssoToken" of a portal that
// runs. It is no option, because everybody on a machine can read those. NODE_EXTRA_CA_CERTS names your own authority.
import { settingsOf } from '../deploy/configure.mjs';
import { environmentFaults, environmentProblems } from './lib/environmentProblems.mjs';
import { checkHosts } from './lib/hosts/checkHosts.mjs';
import { describe, hasErrors } from './lib/hosts/report.mjs';
import { CliError, readOptions, run } from './lib/project.mjs';

await run(async () => {
  const { values } = readOptions({
    options: {
      environment: { type: 'string' },
      portal: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
    },
  });
  if (!values.environment) throw new CliError('Name the environment file: --environment production.js');
  if (!['text', 'json'].includes(values.format)) throw new CliError('--format is text or json.');
  const environment = settingsOf(values.environment);
  const faults = [...environmentFaults(environment), ...environmentProblems(environment)];
  if (faults.length > 0)
    throw new CliError(`Correct ${values.environment} first; no server can make up for it:\n  ${faults.join('\n  ')}`);
  const portal = values.portal ?? environment.portalSite;
  if (!/^https?:\/\//.test(portal ?? '') || !URL.canParse(portal))
    throw new CliError('Say where people open the portal: --portal https://portal.example');

  const token = readCookieValue(process.env.PORTAL_TOKEN);
  const isLive = process.stderr.isTTY;
  const clear = () => isLive && process.stderr.write('\r\x1b[K');
  const onProgress = (text) => {
    clear();
    if (isLive) process.stderr.write(text.slice(0, process.stderr.columns - 1));
  };
  const report = await checkHosts({ environment, portal, token, onProgress });
  clear();
  console.log(
    values.format === 'json'
      ? JSON.stringify(report, null, 2)
      : describe(report, { hasToken: Boolean(token), isVerbose: values.verbose }),
  );
  process.exit(hasErrors(report) ? 1 : 0);
});

/** A token as the portal reads its cookie, which is percent-encoded. */
function readCookieValue(value) {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
