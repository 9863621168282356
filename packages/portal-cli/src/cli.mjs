import { readFileSync, writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { check } from './check/check.mjs';
import { countFindings, toJson, toSarif, toText } from './check/report.mjs';
import { askForProject } from './create/ask.mjs';
import { STACKS, createProject } from './create/create.mjs';
import { CliError } from './errors.mjs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** @param {string} value */
function toOrigin(value) {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin;
  throw new InvalidArgumentError('It must be an address such as https://portal.example.');
}

/**
 * @param {string[]} targets
 * @param {{ registry?: string, code?: string, isolation?: 'sandbox' | 'frame', portal?: string, format: 'text' | 'json' | 'sarif', output?: string, strict?: boolean }} options
 */
async function runCheck(targets, { format, output, strict, ...options }) {
  const reports = [];
  for (const target of targets.length > 0 ? targets : ['.']) reports.push(await check(target, options));
  const isTerminal = !output && process.stdout.isTTY && !process.env.NO_COLOR;
  const text =
    format === 'json'
      ? toJson(reports)
      : format === 'sarif'
        ? toSarif(reports, version)
        : toText(reports, { hasColors: isTerminal });
  if (output) writeFileSync(output, text);
  else process.stdout.write(text);
  const { error, warning } = countFindings(reports);
  process.exitCode = error > 0 || (strict && warning > 0) ? 1 : 0;
}

/**
 * Asks for what was not given; on no terminal the defaults hold.
 *
 * @param {string} code
 * @param {Partial<import('./create/create.mjs').CreateOptions> & { folder?: string, yes?: boolean }} given
 */
async function runCreate(code, { folder = code, yes, ...given }) {
  const answers = yes || !process.stdin.isTTY ? given : await askForProject(code, given);
  const { stack } = answers;
  if (!stack) throw new CliError(`Choose a stack with --stack: ${STACKS.join(', ')}.`);
  createProject(code, folder, { ...answers, stack });
  const steps = [...(folder === '.' ? [] : [`cd ${folder}`]), 'npm install', 'npm run dev'];
  console.log(`The project is in ${folder}. Next:\n\n${steps.map((step) => `  ${step}`).join('\n')}\n`);
}

/** The command with all subcommands. */
function createProgram() {
  const program = new Command('portal')
    .description('Creates, checks, develops and publishes subsystems of the operations portal.')
    .version(version)
    .showHelpAfterError('(add --help for the options)')
    .configureHelp({ showGlobalOptions: true });

  program
    .command('create')
    .description('create a project that builds, runs, is tested and passes the check')
    .argument('<code>', 'code of the subsystem, which is also its path in the portal')
    .addOption(new Option('--stack <stack>', 'what it is made with').choices(STACKS))
    .option('--folder <folder>', 'folder of the project; by default the code')
    .option('--name-en <name>', 'English name')
    .option('--name-zh <name>', 'Chinese name')
    .option('--owner <team>', 'team that is called when it fails')
    .option('--runbook <address>', 'page that says what to do then')
    .option('--from-registry', 'take the packages from the registry of the team, not from files')
    .option('-y, --yes', 'ask nothing')
    .action(runCreate);

  program
    .command('check')
    .description('report what a reviewer would find in a build, or in what a server sends')
    .argument('[targets...]', 'projects, builds or addresses; without one the current folder')
    .option('--registry <file>', 'a registry that has the entry, instead of portal.json')
    .option('--code <code>', 'code of the subsystem, if it is not that of portal.json or the name of the folder')
    .addOption(new Option('--isolation <kind>', 'isolation, if no entry says it').choices(['sandbox', 'frame']))
    .option('--portal <origin>', 'origin of the portal, for the headers of a server', toOrigin)
    .addOption(new Option('--format <format>', 'form of the report').choices(['text', 'json', 'sarif']).default('text'))
    .option('--output <file>', 'write the report into a file')
    .option('--strict', 'warnings fail, too')
    .addHelpText(
      'after',
      '\nExit code: 0 nothing to mend, 1 errors were found (with --strict also warnings), 2 the check could not run.',
    )
    .action(runCheck);
  return program;
}

/** Runs the command line. @param {readonly string[]} argv */
export async function main(argv) {
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exitCode = 2;
  }
}
