import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { CliError, inProject } from './project.mjs';
import { runToEnd } from './processes.mjs';

const variables = ['CHROMIUM_PATH', 'CHROME_PATH', 'CHROME_BIN', 'PUPPETEER_EXECUTABLE_PATH'];
/** The headless shell first: the same engine without windows, which runs the same tests a quarter faster. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Earlier downloads of the test tool, newest first. */
function downloaded() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const inside = [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  return folders
    .filter((folder) => folder && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
        .sort()
        .reverse()
        .flatMap((name) => inside.map((path) => join(folder, name, path))),
    );
}

/**
 * Whether a browser really starts: Ubuntu's package of that name only refers to a snap, and a wrapper may outlive its
 * browser. Not checked on Windows, where the check would open a window and there are no such packages.
 */
const works = (file) =>
  isExecutable(file) &&
  (process.platform === 'win32' ||
    spawnSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 10_000 }).status === 0);

/** An installed Chromium that starts: from a variable, on the path, or in a usual location. */
export function presentChromium(environment = process.env) {
  for (const name of variables) {
    const named = environment[name];
    if (!named) continue;
    if (works(named)) return named;
    throw new CliError(`${name} names ${named}, which cannot be run: correct the variable or remove it.`);
  }
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...elsewhere, ...downloaded()].find(works);
}

/** A full Chromium from the path, if the package lists of this machine offer the headless shell. */
const isSlower = (file) =>
  basename(file) === 'chromium' &&
  !variables.some((name) => process.env[name]) &&
  spawnSync('apt-cache', ['show', packages[0]], { stdio: 'ignore' }).status === 0;

/** Debian's packages, best first: not every release has the headless shell. */
const packages = ['chromium-headless-shell', 'chromium'];

/**
 * Finds or installs a Chromium: Debian's package if it may be installed, otherwise the test tool's own download, for
 * which `installed()` is awaited. Throws a CliError if neither works.
 */
export async function ensureChromium({ installed = async () => {} } = {}) {
  const present = presentChromium();
  const canUseApt = process.platform === 'linux' && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  if (present && !(canUseApt && isSlower(present))) return present;

  if (canUseApt) {
    console.log("Installing Debian's Chromium …");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    if (!present) await runToEnd(['apt-get', 'update', '-qq'], { env });
    for (const name of packages) {
      await runToEnd(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk'], { env });
      const added = presentChromium();
      if (added) return added;
    }
  }
  if (present) return present;

  await installed();
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  if (existsSync(playwright)) {
    console.log('Downloading the Chromium of the test tool …');
    await runToEnd([process.execPath, playwright, 'install', 'chromium']);
    const fetched = downloaded().find(works);
    if (fetched) return fetched;
  }
  throw new CliError(
    'No Chromium was found or could be installed: install one ("apt-get install chromium" as root on Debian) or set CHROMIUM_PATH to its executable.',
  );
}
