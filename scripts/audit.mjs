// npm run audit: fails for a critical advisory about a package that the portal or its build depends on.
//   Where the registry cannot be asked for advisories (no network, a mirror without them) it says so and passes.
import { accepted, advisoriesIn, countBySeverity, critical } from './lib/advisories.mjs';
import { runToEnd } from './lib/processes.mjs';
import { CliError, npm, run } from './lib/project.mjs';

await run(async () => {
  const { output } = await runToEnd([...npm(), 'audit', '--omit=dev', '--json', '--loglevel=silent', '--audit']);
  const advisories = advisoriesIn(output.slice(Math.max(output.indexOf('{'), 0)));
  if (!advisories) return console.log('Advisories are not checked: the registry does not answer for them.');
  console.log(`Advisories about dependencies: ${countBySeverity(advisories)}.`);
  const open = critical(advisories);
  if (open.length > 0)
    throw new CliError(`${open.join('\n')}\nUpdate these, or accept them with a reason in scripts/lib/advisories.mjs.`);
  if (accepted.size > 0)
    console.log(`Accepted: ${[...accepted].map(([url, reason]) => `${url}, ${reason}`).join('; ')}.`);
});
