import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import {
  findChromium,
  findDownloaded,
  isChosen,
  isExecutable,
} from '../../packages/portal-cli/src/browser/chromium.mjs';
import { CliError, inProject } from './project.mjs';
import { runToEnd } from './processes.mjs';

/** An installed Chromium that starts, by the command's own search. */
export function presentChromium(environment = process.env) {
  const { path, broken } = findChromium(environment);
  if (broken) throw new CliError(broken);
  return path;
}

/** A full Chromium from the path, if the package lists of this machine offer the headless shell. */
const isSlower = (file) =>
  basename(file) === 'chromium' &&
  !isChosen() &&
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
    // Another run, or the updates of a machine that has just started, may hold the lock.
    const apt = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
    if (!present) await runToEnd([...apt, 'update'], { env });
    for (const name of packages) {
      await runToEnd([...apt, 'install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], { env });
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
    const fetched = findDownloaded();
    if (fetched) return fetched;
  }
  throw new CliError(
    'No Chromium was found or could be installed: install one ("apt-get install chromium" as root on Debian) or set CHROMIUM_PATH to its executable.',
  );
}
