// Shared by all scripts. Plain Node throughout scripts/: most of it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Folder of package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/** Output folder of a build; `PORTAL_OUTPUT` moves it, as in .umirc.ts. */
export const outputFolder = () => inProject(process.env.PORTAL_OUTPUT ?? 'dist');

/** An environment file, written beside a build: the build itself serves any environment and names none. */
export const environmentFile = (name, output = outputFolder()) => join(`${output}-environments`, `${name}.js`);

/** The Umi binary that all scripts use. */
export const umi = inProject('node_modules', 'umi', 'bin', 'umi.js');

/** npm as a command: the one that started this script, if any. */
export const npm = () => (process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']);

/** An error the user can fix: printed as its message, without a stack. */
export class CliError extends Error {
  name = 'CliError';
}

/** A mistyped option is the user's to mend, too. */
const isForUser = (error) => error instanceof CliError || String(error?.code).startsWith('ERR_PARSE_ARGS_');

const endWith = (error) => {
  console.error(isForUser(error) ? `\n${error.message}` : error);
  process.exit(1);
};

/** With `--help` prints the comment at the head of the script, which says what it does and its options, and ends. */
function showHelp() {
  if (!process.argv.includes('--help')) return;
  const lines = readFileSync(process.argv[1], 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  console.log(
    lines
      .slice(0, end)
      .map((line) => line.replace(/^\/\/ ?/, ''))
      .join('\n'),
  );
  process.exit(0);
}

/** Reads the options of a script as `parseArgs` of `node:util` does. A mistyped one ends the script with its name. */
export function readOptions(config) {
  showHelp();
  try {
    return parseArgs(config);
  } catch (error) {
    return endWith(error);
  }
}

/** Runs a script's main function. A CliError prints its message, any other error its stack. */
export async function run(main) {
  showHelp();
  try {
    await main();
  } catch (error) {
    endWith(error);
  }
}

/** Throws a CliError if Node is older than package.json allows. */
export function requireNode(version = process.versions.node) {
  const numbersOf = (text) => text.match(/\d+/g).map(Number);
  const [wantedMajor, wantedMinor] = numbersOf(
    JSON.parse(readFileSync(inProject('package.json'), 'utf8')).engines.node,
  );
  const [major, minor] = numbersOf(version);
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor))
    throw new CliError(
      `This project needs Node ${wantedMajor}.${wantedMinor} or newer, and this is Node ${version}: install a newer one from https://nodejs.org.`,
    );
}

/** Reads JSON; an absent or invalid file counts as absent. */
export function readJson(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
