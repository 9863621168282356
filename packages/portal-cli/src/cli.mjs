import { readFileSync, writeFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { STACKS, createProject, requireCode, requireEmptyFolder, requireRunbook } from './create/create.mjs';
import { CliError } from './errors.mjs';
import { isWebAddress } from './webAddress.mjs';

// Each subcommand imports what it needs: the portal and the parsers of the check take half a second.

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** @param {string} value */
function toOrigin(value) {
  if (isWebAddress(value)) return new URL(value).origin;
  throw new InvalidArgumentError('It must be an address such as https://portal.example.');
}

/** @param {string} value */
function toPageAddress(value) {
  if (isWebAddress(value)) return new URL(value).href;
  throw new InvalidArgumentError('It must be an address such as https://review.example/patrols/branch-42/.');
}

/** @param {string} value */
function toPort(value) {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port;
  throw new InvalidArgumentError('It must be a number below 65000.');
}

/**
 * @param {string[]} targets
 * @param {{ registry?: string, code?: string, isolation?: 'sandbox' | 'frame', portal?: string, format: 'text' | 'json' | 'sarif', output?: string, strict?: boolean, static?: boolean }} options
 */
async function runCheck(targets, { format, output, strict, static: isStatic, ...options }) {
  // A report that cannot be written shows before the check, which may take minutes.
  if (output) writeFileSync(output, '');
  const [{ check }, { countFindings, toJson, toSarif, toText }] = await Promise.all([
    import('./check/check.mjs'),
    import('./check/report.mjs'),
  ]);
  // Nothing of a run that is broken off is of use; the browser and the portal end with this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
  const log = process.stderr.isTTY ? (/** @type {string} */ line) => console.error(line) : undefined;
  const reports = await check(targets.length > 0 ? targets : ['.'], { ...options, isStatic, log });
  const isTerminal = !output && process.stdout.isTTY && !process.env.NO_COLOR;
  const text =
    format === 'json'
      ? toJson(reports)
      : format === 'sarif'
        ? toSarif(reports, version)
        : toText(reports, { hasColors: isTerminal });
  if (output) writeFileSync(output, text);
  else await new Promise((done) => process.stdout.write(text, done));
  const { error, warning } = countFindings(reports);
  // A browser that does not close, or a server that goes on sending, would keep the command.
  const hasFound = error > 0 || (strict && warning > 0);
  // Half a check is no strict one: a pipeline reads the exit code, not the report.
  const isHalf = strict && !isStatic && reports.some(({ notRun }) => notRun);
  if (isHalf && !hasFound)
    console.error('With --strict every program has to be opened: install Chromium, or say --static.');
  process.exit(reports.some(({ failed }) => failed) || (isHalf && !hasFound) ? 2 : hasFound ? 1 : 0);
}

/** Whether an address is of a domain that is kept for examples. @param {unknown} address */
const isMadeUp = (address) =>
  typeof address === 'string' && URL.canParse(address) && /(^|\.)example$/.test(new URL(address).hostname);

/**
 * Asks for what was not given; on no terminal the defaults hold.
 *
 * @param {string} code
 * @param {Partial<import('./create/create.mjs').CreateOptions> & { folder?: string, yes?: boolean }} given
 */
async function runCreate(code, { folder = code, yes, ...given }) {
  // Before the questions: their answers would be lost.
  requireCode(code);
  requireEmptyFolder(folder);
  if (given.runbook !== undefined) requireRunbook(given.runbook);
  const asks = !yes && process.stdin.isTTY;
  const answers = asks ? await (await import('./create/ask.mjs')).askForProject(code, given) : given;
  const { stack } = answers;
  if (!stack) throw new CliError(`Choose a stack with --stack: ${STACKS.join(', ')}.`);
  createProject(code, folder, { ...answers, stack });
  const steps = [...(folder === '.' ? [] : [`cd ${folder}`]), 'npm install', 'npm run dev'];
  console.log(`The project is in ${folder}. Next:\n\n${steps.map((step) => `  ${step}`).join('\n')}\n`);
  // The card of a failure names both to whoever meets it.
  if (!answers.owner || !answers.runbook)
    console.log(
      '"owner" and "runbook" in portal.json are made up where you named none: correct them before you publish.\n',
    );
}

/**
 * @param {ReturnType<typeof import('./publish/publish.mjs').readStatus>} status
 * @param {string[]} problems
 */
function statusText({ code, releases }, problems) {
  const lines = releases.map(({ version, publishedAt, sdk, isCurrent, isTakenBack, changed }) =>
    [
      isCurrent ? '→' : ' ',
      version.padEnd(12),
      publishedAt.slice(0, 16).replace('T', ' '),
      `SDK ${sdk ?? 'unknown'}`,
      isTakenBack ? 'taken back' : '',
      changed.length > 0 ? `CHANGED: ${changed.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join('  '),
  );
  const count = `${releases.length} ${releases.length === 1 ? 'release' : 'releases'}`;
  return `${[`${code}: ${count}`, ...lines, ...problems].join('\n')}\n`;
}

/**
 * @param {string} project
 * @param {{ json?: boolean } & import('./publish/publish.mjs').Place} options
 */
async function runStatus(project, { json, ...place }) {
  const { findServedDifference, readStatus } = await import('./publish/publish.mjs');
  const status = readStatus(project, place);
  const { code, entry, releases } = status;
  const served = await findServedDifference(status);
  const problems = [
    ...(entry ? [] : [`The registry has no entry with the code ${code}.`]),
    ...(entry && !releases.some(({ isCurrent }) => isCurrent)
      ? [`The registry points elsewhere: ${JSON.stringify(entry.entry)}`]
      : []),
    ...(served ? [served] : []),
  ];
  process.stdout.write(json ? `${JSON.stringify({ ...status, problems }, null, 2)}\n` : statusText(status, problems));
  if (problems.length > 0 || releases.some(({ changed }) => changed.length > 0)) process.exitCode = 1;
}

/** The command with all subcommands. */
function createProgram() {
  const program = new Command('portal')
    // The command decides about its exit code: 1 means that something was found.
    .exitOverride()
    .description('Creates, checks, develops and publishes subsystems of the operations portal.')
    .version(version)
    // A subcommand may have a --version of its own.
    .enablePositionalOptions()
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
    .description(
      'report what a reviewer would find: in the files, in what a server sends, and in a portal that opens the program',
    )
    .argument('[targets...]', 'projects, builds or addresses; without one the current folder')
    .option('--registry <file>', 'a registry that has the entry, instead of portal.json')
    .option('--code <code>', 'code of the subsystem, if it is not that of portal.json or the name of the folder')
    .addOption(new Option('--isolation <kind>', 'isolation, if no entry says it').choices(['sandbox', 'frame']))
    .option('--portal <origin>', 'origin of the portal, for the headers of a server', toOrigin)
    .addOption(new Option('--format <format>', 'form of the report').choices(['text', 'json', 'sarif']).default('text'))
    .option('--output <file>', 'write the report into a file')
    .option('--strict', 'warnings fail, too, and so does a program that could not be opened')
    .option('--static', 'read files and headers only: do not open the program in a portal')
    .addHelpText(
      'after',
      '\nExit code: 0 nothing to fix, 1 errors were found (with --strict also warnings), 2 the check could not run.',
    )
    .action(runCheck);
  program
    .command('dev')
    .description('run the program inside a portal on this machine, with the server of "dev" in portal.json')
    .argument('[project]', 'folder of the project', '.')
    .option('--port <port>', 'port of the portal', toPort, 8000)
    .option(
      '--persona <token>',
      'who is signed in: persona-demo, persona-restricted, persona-unbound …',
      'persona-demo',
    )
    .option('--in <portal>', 'show it inside this deployed portal instead, in one window, by a link', toOrigin)
    .action(async (project, options) => {
      const { dev } = await import('./dev/dev.mjs');
      /** @type {() => Promise<void>} */
      let stop = async () => {};
      // From the beginning: the server of the team ends with this process, not by the signal, and may take minutes to start.
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.once(signal, () => void stop().then(() => process.exit(0)));
      ({ stop } = await dev(project, options));
    });

  program
    .command('link')
    .description('print a link that shows a build in place of the subsystem, for reviewers')
    .argument('<address>', 'address of the page of the build', toPageAddress)
    .requiredOption('--in <portal>', 'the deployed portal', toOrigin)
    .option('--project <folder>', 'folder of the project', '.')
    .option('--code <code>', 'code of the subsystem, if it is not that of portal.json')
    .action(async (address, { in: portal, project, code: given }) => {
      const [{ createOverrideLink }, { readManifest }] = await Promise.all([
        import('./dev/override.mjs'),
        import('./project/manifest.mjs'),
      ]);
      const code = given ?? readManifest(project)?.data?.code;
      if (!code) throw new CliError(`There is no portal.json in ${project}: name the subsystem with --code.`);
      console.log(await createOverrideLink({ portal, code, address }));
    });

  const withPlace = (/** @type {Command} */ command) =>
    command
      .option('--to <folder>', 'folder of a static server')
      .option('--url <address>', 'address of that folder')
      .option('--registry <file>', 'registry of the environment');

  withPlace(program.command('publish'))
    .description('publish the build as a new release, and point the registry at it')
    .argument('[project]', 'folder of the project', '.')
    .option('--version <version>', 'version of the release, if it is not that of package.json')
    .option('--no-check', 'publish in spite of errors')
    .action(async (project, options) => {
      const { publish } = await import('./publish/publish.mjs');
      const { entry, release } = await publish(project, options);
      console.log(`${entry.code} ${release.version} is published at ${entry.entry}, and the registry points at it.`);
      if (isMadeUp(entry.runbook))
        console.log(
          `Its failures lead to ${entry.runbook}, which portal create has made up: correct "runbook" and "owner" in portal.json.`,
        );
    });

  withPlace(program.command('status'))
    .description('list the releases, what the registry points at, and whether files or what is served were changed')
    .argument('[project]', 'folder of the project', '.')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nExit code: 0 what is served is what was published, 1 something differs, 2 there is nothing to compare.',
    )
    .action(runStatus);

  withPlace(program.command('rollback'))
    .description('point the registry at an earlier release')
    .argument('[version]', 'the release; by default the one before the present one')
    .option('--project <folder>', 'folder of the project', '.')
    .action(async (version, { project, ...place }) => {
      const { rollback } = await import('./publish/publish.mjs');
      const { entry, release, from } = rollback(project, version, place);
      console.log(
        `${entry.code} is back at ${release.version} (from ${from}). Open panes keep what they have and offer it.`,
      );
    });
  return program;
}

/** Errors of files and folders that the user can do something about. @type {Readonly<Record<string, string>>} */
const FILE_ERRORS = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is no folder',
  EISDIR: 'is a folder',
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be changed by this user',
  EROFS: 'is on a disk that cannot be written',
  ELOOP: 'is a link that leads in a circle',
  ENOSPC: 'does not fit on the disk',
};

/** What is printed for an error. @param {unknown} error */
function toMessage(error) {
  if (error instanceof CliError) return error.message;
  const { code = '', path } = /** @type {NodeJS.ErrnoException} */ (error);
  return path && FILE_ERRORS[code] ? `${path} ${FILE_ERRORS[code]}.` : error;
}

/** Runs the command line. @param {readonly string[]} argv */
export async function main(argv) {
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      // It has printed the help, the version, or what is wrong.
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    console.error(toMessage(error));
    process.exitCode = 2;
  }
}
