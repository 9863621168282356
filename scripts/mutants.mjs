// npm run test:mutants [-- folder or file …]: mutation tests, one area after the other; all areas by default.
// MUTANTS_CONCURRENCY sets how many mutants run in parallel (default 1).
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, areas, fileNameOf } from '../tests/mutants/areas.mjs';
import { CliError, inProject, readJson, run } from './lib/project.mjs';

/** Runs Stryker on an area, or on parts of it; returns whether the area reached the threshold. */
const mutate = (area, parts) =>
  new Promise((resolve) => {
    const only = parts.includes(area) ? [] : ['--mutate', parts.map(globOf).join(',')];
    const stryker = inProject('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
    spawn(process.execPath, [stryker, 'run', ...only], {
      cwd: inProject(),
      env: { ...process.env, MUTANTS_AREA: area },
      stdio: 'inherit',
    }).on('close', (code) => resolve(code === 0));
  });

const globOf = (path) => (/\.tsx?(:|$)/.test(path) ? path : `${path}/**/!(*.test|*.test-d).{ts,tsx}`);

const reportOf = (area) => inProject('reports', 'mutants', `${fileNameOf(area)}.json`);

/** One row: number of mutants per result. */
function summary(area, seconds) {
  const report = readJson(reportOf(area));
  if (!report) return `| ${area} | no report |`;
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const count = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, timedOut, survived, uncovered] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count);
  const valid = killed + timedOut + survived + uncovered;
  const score = `${((100 * (killed + timedOut)) / valid).toFixed(1)} %`;
  return `| ${[area, valid, killed, timedOut, survived, uncovered, score, seconds].join(' | ')} |`;
}

await run(async () => {
  const paths = process.argv.slice(2).map((path) => join(path).replace(/\/$/, ''));
  const unknown = paths.find((path) => !areaOf(path));
  if (unknown) throw new CliError(`${unknown} lies in none of the areas: ${Object.keys(areas).join(', ')}.`);
  const chosen = paths.length > 0 ? paths : Object.keys(areas);
  mkdirSync(inProject('.cache', 'mutants'), { recursive: true });

  const rows = [];
  let isEnough = true;
  for (const area of Object.keys(areas)) {
    const parts = chosen.filter((path) => areaOf(path) === area);
    if (parts.length === 0) continue;
    const from = Date.now();
    rmSync(reportOf(area), { force: true });
    if (!(await mutate(area, parts))) isEnough = false;
    rows.push(summary(area, Math.round((Date.now() - from) / 1000)));
  }
  console.log('| area | mutants | killed | timed out | survived | no coverage | score | seconds |');
  console.log(rows.join('\n'));
  process.exit(isEnough ? 0 : 1);
});
