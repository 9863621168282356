import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '..', '..');

/** The text of a file of the project. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

let known: string[] | undefined;

/** Every file that is or would be committed. */
export function projectFiles(): string[] {
  known ??= execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));
  return known;
}

/** Sources: what is shipped or run, without tests. */
export const sources = () =>
  projectFiles().filter(
    (path) => /^(src|mock|config|packages|subsystems)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );

/** Lints planted texts with the project's configuration; returns the reports of each. */
export function plant(cases: { file: string; code: string }[]): string[][] {
  const output = execFileSync(process.execPath, ['tests/architecture/plant.mjs'], {
    cwd: root,
    encoding: 'utf8',
    input: JSON.stringify(cases),
  });
  return JSON.parse(output) as string[][];
}
