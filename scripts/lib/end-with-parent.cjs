// Ends a process when its parent is gone, for whatever reason: after SIGKILL no signal is passed on. Preloaded into
// everything that the scripts start (`NODE_OPTIONS`, in processes.mjs), and so into all descendants.
const { readFileSync } = require('node:fs');
const { basename } = require('node:path');
const { isMainThread } = require('node:worker_threads');

const POLL_MS = 500;
/** A process that ignores SIGTERM is killed after this time. */
const GRACE_MS = 5_000;

let isWatching = false;

function parentOf(pid) {
  try {
    // Skips the program name, which may contain anything, including spaces and brackets.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Whether a process is a shell that runs one command, as npm starts its scripts: it outlives a killed npm. */
function isCommandShell(pid) {
  try {
    const [shell, option] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return /^(ba|da|z|a)?sh$/.test(basename(shell)) && option === '-c';
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Ends this process as SIGTERM does, soon after its parent is gone; a shell in between does not count as parent. */
function endWithParent() {
  if (isWatching) return;
  isWatching = true;
  const parent = process.ppid;
  const grandparent = isCommandShell(parent) ? parentOf(parent) : undefined;
  const isOrphan = () =>
    process.ppid !== parent || !isAlive(parent) || (grandparent !== undefined && parentOf(parent) !== grandparent);
  const timer = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(timer);
    setTimeout(() => process.exit(143), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}

module.exports = { endWithParent };

if (isMainThread && process.env.NODE_OPTIONS?.includes(basename(__filename))) endWithParent();
