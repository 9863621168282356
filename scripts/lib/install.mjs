import { inProject, CliError, npm, readJson } from './project.mjs';
import { runToEnd } from './processes.mjs';

/**
 * Whether node_modules matches the lock file, by npm's record of what it installed. npm writes that record last, so an
 * interrupted install counts as missing.
 */
export function isInstalled(
  lock = readJson(inProject('package-lock.json')),
  record = readJson(inProject('node_modules', '.package-lock.json')),
) {
  if (!record?.packages || !lock?.packages) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.optional || wanted.link) return true;
    const present = record.packages[path];
    return present !== undefined && present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

/** Installs from the lock file unless it is current. Packages' install scripts do not run (T27). */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing what package-lock.json names (about a minute, once) …');
  const { code, output } = await runToEnd([
    ...npm(),
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0) return;
  const reasons = output
    .split('\n')
    .filter((line) => /npm error\s+\S/i.test(line) && !/complete log|npm error code/i.test(line));
  const advice = /EUSAGE/.test(output)
    ? 'package-lock.json does not fit package.json: run "npm install" once and commit the lock file'
    : 'check the network and the registry, then run the command again';
  throw new CliError(
    `${(reasons.slice(0, 6).join('\n') || output.trim()).slice(-1_500)}\nThe installation failed (npm ci, see above): ${advice}.`,
  );
}
