import { readFileSync, writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { check } from './check/check.mjs';
import { countFindings, toJson, toSarif, toText } from './check/report.mjs';
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

/** The command with all subcommands. */
function createProgram() {
  const program = new Command('portal')
    .description('Creates, checks, develops and publishes subsystems of the operations portal.')
    .version(version)
    .showHelpAfterError('(add --help for the options)')
    .configureHelp({ showGlobalOptions: true });

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
