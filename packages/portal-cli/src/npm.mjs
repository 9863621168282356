import { execFileSync } from 'node:child_process';

/**
 * Runs the npm that runs this process, or the one on the path; returns what it prints.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function runNpm(args, cwd) {
  const { npm_execpath: script } = process.env;
  const [program, ...first] = script ? [process.execPath, script] : ['npm'];
  // On Windows `npm` is a script, which needs a shell, and a shell cuts paths like C:\Program Files.
  const shell = process.platform === 'win32' && !script;
  const given = shell ? args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg)) : args;
  return execFileSync(program, [...first, ...given], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
}
