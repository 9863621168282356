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

/** A text, linted as if it were a file of the project. */
export interface Planted {
  file: string;
  code: string;
}

/**
 * Lints planted texts with the project's configuration, all of one test file in one process, because loading the
 * linter and its rules takes longer than linting. Returns a function that gives the reports of each text.
 */
export function createPlanter(): (cases: readonly Planted[]) => (index: number) => string[] {
  const planted: Planted[] = [];
  let reports: string[][] | undefined;
  const lint = () => {
    const options = { cwd: root, encoding: 'utf8', input: JSON.stringify(planted) } as const;
    return JSON.parse(execFileSync(process.execPath, ['tests/architecture/plant.mjs'], options)) as string[][];
  };
  return (cases) => {
    if (reports) throw new Error('Plant every text before reading reports.');
    const from = planted.length;
    planted.push(...cases);
    return (index) => (reports ??= lint())[from + index]!;
  };
}
