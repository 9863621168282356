import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
 * What oxlint reports about files of these texts, with the project's configuration, as `rule: message` by file. They lie
 * in a folder of their own: ours has files of these names.
 */
export function lint(texts: ReadonlyMap<string, string>, ...options: string[]): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const name of ['node_modules', 'scripts', 'oxlint.config.mjs'])
    symlinkSync(join(root, name), join(folder, name));
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'),
      ...['-c', 'oxlint.config.mjs', '--format=json', ...options, ...texts.keys()],
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
    },
  );
  rmSync(folder, { recursive: true });
  const reports = new Map<string, string[]>([...texts.keys()].map((file) => [file, []]));
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; message: string; help?: string }[];
  };
  for (const { filename, code, message, help = '' } of diagnostics)
    reports.get(filename)!.push(`${code.replace(/^(.+)\((.+)\)$/, '$1/$2')}: ${message} ${help}`);
  return reports;
}

/** Lints all texts at once, under numbered names; texts for the same existing file one after the other. */
function lintAll(planted: readonly Planted[]): string[][] {
  const rounds: Map<string, number>[] = [];
  planted.forEach(({ file }, index) => {
    const name = file.replace(/(?<=planted)(?=\.tsx?$)/i, `${index}`);
    const round = rounds.find((files) => !files.has(name));
    if (round) round.set(name, index);
    else rounds.push(new Map([[name, index]]));
  });
  const reports: string[][] = [];
  for (const round of rounds) {
    const found = lint(new Map([...round].map(([name, index]) => [name, planted[index]!.code])));
    for (const [name, index] of round) reports[index] = found.get(name)!;
  }
  return reports;
}

/**
 * Lints planted texts with the project's configuration, all of one test file at once, because loading the linter and
 * its rules takes longer than linting. Returns a function that gives the reports of each text.
 */
export function createPlanter(): (cases: readonly Planted[]) => (index: number) => string[] {
  const planted: Planted[] = [];
  let reports: string[][] | undefined;
  return (cases) => {
    if (reports) throw new Error('Plant every text before reading reports.');
    const from = planted.length;
    planted.push(...cases);
    return (index) => (reports ??= lintAll(planted))[from + index]!;
  };
}
