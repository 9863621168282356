import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

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

/**
 * Whether a file exists and may be run.
 *
 * @param {string} file
 */
export const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Earlier downloads of Playwright, newest first. */
function downloaded() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ];
  const inside = [
    'chrome-linux/headless_shell',
    ...['linux64', 'linux-arm64', 'mac-arm64', 'mac-x64', 'win64'].map(
      (name) => `chrome-headless-shell-${name}/chrome-headless-shell${name === 'win64' ? '.exe' : ''}`,
    ),
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-linux-arm64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    ...['arm64', 'x64'].map(
      (name) => `chrome-mac-${name}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ),
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  return folders.flatMap((folder) =>
    folder && existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
          .sort()
          .reverse()
          .flatMap((name) => inside.map((path) => join(folder, name, path)))
      : [],
  );
}

/**
 * Whether a browser really starts: Ubuntu's package of that name only refers to a snap, and a wrapper may outlive its
 * browser. Not checked on Windows, where the check would open a window and there are no such packages.
 *
 * @param {string} file
 */
const works = (file) =>
  isExecutable(file) &&
  (process.platform === 'win32' ||
    spawnSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 10_000 }).status === 0);

/**
 * An installed Chromium that starts: from a variable, on the path, or in a usual location. `broken` is a variable that
 * names what cannot be run.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {{ path?: string, broken?: string }}
 */
export function findChromium(environment = process.env) {
  for (const name of variables) {
    const named = environment[name];
    if (!named) continue;
    return works(named)
      ? { path: named }
      : { broken: `${name} names ${named}, which cannot be run: correct the variable or remove it.` };
  }
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) =>
      commands.map((command) => join(folder, command + (process.platform === 'win32' ? '.exe' : ''))),
    );
  return { path: [...onPath, ...elsewhere, ...downloaded()].find(works) };
}

/** Whether one of the variables chooses a browser. */
export const isChosen = () => variables.some((name) => process.env[name]);

/** The newest download of Playwright that starts. */
export const findDownloaded = () => downloaded().find(works);
