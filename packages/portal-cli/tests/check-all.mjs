// npm run test:check: opens a program for each finding that only a browser shows, in a portal. Needs the portal's build
// (npm run build in the root) and Chromium.
//   -- no-defect leaves-nodes style-leak   only these
import { isDeepStrictEqual } from 'node:util';
import { basename } from 'node:path';
import { behavior } from '../src/check/catalog/behavior.mjs';
import { check } from '../src/check/check.mjs';
import { defectivePrograms, goodProgram } from './programs.mjs';
import { writeFolder } from './project.mjs';

const given = process.argv.slice(2);
const all = Object.entries(defectivePrograms).filter(([name]) => given.length === 0 || given.includes(name));
const hasGood = given.length === 0 || given.includes('no-defect');
const cases = [...(hasGood ? [['', goodProgram]] : []), ...all].map(([name, project], index) => {
  const files = Object.fromEntries(
    // A code of its own for each: they stand in one registry.
    Object.entries(project).map(([path, text]) => [
      path,
      path === 'portal.json' ? text.replaceAll('"patrols"', `"patrols${index}"`) : text,
    ]),
  );
  return { name, ...writeFolder(files) };
});
const startedAt = Date.now();
const reports = await check(cases.map(({ folder }) => folder));
let failed = 0;
for (const [index, { name, folder, remove }] of cases.entries()) {
  const found = reports[index].findings.map((finding) => finding.name);
  const isExpected = isDeepStrictEqual(found, name ? [name] : []);
  if (!isExpected) failed += 1;
  console.log(
    `${isExpected ? '✓' : '✗'} ${name || 'no defect'}${isExpected ? '' : `: ${JSON.stringify(reports[index].findings.map((one) => [one.name, one.detail]))} ${basename(folder)}`}`,
  );
  remove();
}
// tests/deadline.test.mjs has what belongs to the clock.
const missing = behavior
  .filter(({ name }) => !(name in defectivePrograms) && name !== 'visit-unfinished')
  .map(({ name }) => name);
if (missing.length > 0) console.log(`Without a program: ${missing.join(', ')}`);
console.log(`${cases.length} programs in ${Math.round((Date.now() - startedAt) / 1000)} s, ${failed} wrong`);
process.exitCode = failed > 0 || missing.length > 0 ? 1 : 0;
