import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { read, root } from './project';

// docs/security.md and docs/faults.md name the tests of each row: they have to exist and to carry its number.
// docs/quality.md names the test that notices each planted fault, docs/working-day.md those of each point: they have to
// exist.

const cellsOf = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
const rowsIn = (file: string, letter: string) =>
  read(file)
    .split('\n')
    .filter((line) => new RegExp(`^\\| ${letter}\\d+ `).test(line))
    .map(cellsOf);
const testsIn = (cells: string[]) =>
  [...cells.join(' ').matchAll(/\]\(\.\.\/([^)\s]+\.(?:test|spec)\.\w+)\)/g)].map((match) => match[1]!);
const numbers = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

/** Whether a test, a group of tests or a row of a table of tests carries the number in its title. */
const carries = (path: string, number: string) =>
  new RegExp(`['"\`](?:[^'"\`\\n]* )?${number}(?![\\d])[ '"\`]`).test(read(path));

describe.each([
  ['docs/security.md', 'T', 27],
  ['docs/faults.md', 'F', 58],
] as const)('%s', (file, letter, count) => {
  const rows = rowsIn(file, letter);

  test('has every row once, in order', () => {
    expect(rows.map(([, number]) => number)).toEqual(numbers(letter, count));
  });

  test.each(rows.map((cells) => [cells[1]!, cells] as const))('%s names its tests', (number, cells) => {
    const paths = testsIn(cells);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(join(root, path)) || !carries(path, number))).toEqual([]);
    expect(cells.slice(2, -1).filter((cell) => cell === '')).toEqual([]);
  });
});

describe('docs/working-day.md', () => {
  const rows = [...rowsIn('docs/working-day.md', 'H'), ...rowsIn('docs/working-day.md', 'M')];

  test('has every point once, in order', () =>
    expect(rows.map(([, number]) => number)).toEqual([...numbers('H', 10), ...numbers('M', 29)]));

  test.each(rows.map((cells) => [cells[1]!, cells] as const))('%s names tests that exist', (_, cells) => {
    const paths = testsIn(cells);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('docs/security.md covers chapter V3 of ASVS 5.0 whole', () => {
  const sections = { 1: 1, 2: 3, 3: 5, 4: 8, 5: 8, 6: 1, 7: 5 };
  const expected = Object.entries(sections).flatMap(([section, count]) => numbers(`3.${section}.`, count));
  const listed = [...read('docs/security.md').matchAll(/^\| (3\.\d\.\d) /gm)].map((match) => match[1]);
  expect(listed).toEqual(expected);
});

describe('the planted faults of docs/quality.md', () => {
  const rows = read('docs/quality.md')
    .split('\n')
    .filter((line) => /^\| +\d+ \| /.test(line))
    .map(cellsOf);

  /** Whether a browser test or a step of it has this title, without its tag; `${…}` stands for any text. */
  const hasTitle = (path: string, title: string) =>
    [...read(path).matchAll(/\b(?:test|step)\((?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/g)]
      .map((match) => (match[1] ?? match[2] ?? match[3])!.replace(/ @\w+$/, ''))
      .some((known) =>
        new RegExp(`^${known.replace(/[.*+?^()|[\]\\]/g, '\\$&').replace(/\$\{.*?\}/g, '.*')}$`).test(title),
      );

  test('are forty, in order', () =>
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1)));

  test.each(rows.map((cells) => [Number(cells[1]), cells.at(-2)!] as const))('%i is noticed by %s', (_, cell) => {
    const [file = '', title = ''] = cell.split(' › ');
    expect(existsSync(join(root, 'tests/e2e', file)) && hasTitle(join('tests/e2e', file), title)).toBe(true);
  });
});
