// npm run test:check: opens a program for each finding that only a browser shows, in a portal. Needs the portal's build
// (npm run build in the root) and Chromium.
//   -- no-defect late-page leaves-nodes style-leak   only these
//   -- --also <file>   and these folders: JSON, a list of { name, folder, expected }
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { behavior } from '../src/check/catalog/behavior.mjs';
import { check } from '../src/check/check.mjs';
import { defectivePrograms, goodProgram, lateProgram } from './programs.mjs';
import { writeFolder } from './project.mjs';

const { values, positionals: given } = parseArgs({ allowPositionals: true, options: { also: { type: 'string' } } });
/** @type {{ name: string, folder: string, expected: string[] }[]} */
const also = values.also ? JSON.parse(readFileSync(values.also, 'utf8')) : [];
const isGiven = ([name]) => given.length === 0 || given.includes(name);
const good = { 'no-defect': goodProgram, 'late-page': lateProgram };
const programs = [...Object.entries(good), ...Object.entries(defectivePrograms)].filter(isGiven);
const own = programs.map(([name, project], index) => {
  const files = Object.fromEntries(
    // A code of its own for each: they stand in one registry.
    Object.entries(project).map(([path, text]) => [
      path,
      path === 'portal.json' ? text.replaceAll('"patrols"', `"patrols${index}"`) : text,
    ]),
  );
  return { name, expected: name in good ? [] : [name], ...writeFolder(files) };
});
const cases = [...own, ...also];
const startedAt = Date.now();
const reports = await check(cases.map(({ folder }) => folder));
let failed = 0;
for (const [index, { name, folder, expected, remove }] of cases.entries()) {
  const found = reports[index].findings.map((finding) => finding.name);
  const isExpected = isDeepStrictEqual(found, expected);
  if (!isExpected) failed += 1;
  console.log(
    `${isExpected ? '✓' : '✗'} ${name}${isExpected ? '' : `: ${JSON.stringify(reports[index].findings.map((one) => [one.name, one.detail]))} ${basename(folder)}`}`,
  );
  remove?.();
}
// tests/deadline.test.mjs has what belongs to the clock.
const missing = behavior
  .filter(({ name }) => !(name in defectivePrograms) && name !== 'visit-unfinished')
  .map(({ name }) => name);
if (missing.length > 0) console.log(`Without a program: ${missing.join(', ')}`);
console.log(`${cases.length} programs in ${Math.round((Date.now() - startedAt) / 1000)} s, ${failed} wrong`);
process.exitCode = failed > 0 || missing.length > 0 ? 1 : 0;
