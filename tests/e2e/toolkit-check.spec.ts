import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { foreignApps } from '../support/foreign/foreignApps';

const run = promisify(execFile);

const unhashed = (count: number) => Array.from({ length: count }, () => 'unhashed-file');

/** What the check finds in programs that do not know the portal, in their files (foreign.test.mjs names them) and while they run. */
const foreign = {
  // Listeners of React's own, an interval that is never cleared.
  'React 16': [...unhashed(3), 'leaves-listeners', 'leaves-timers', 'busy-while-hidden', 'language-ignored', 'no-sdk'],
  'Vue 2': ['eval', ...unhashed(3), 'leaves-listeners', 'language-ignored', 'no-sdk'],
  'Vue 3 with #': ['eval', ...unhashed(3), 'leaves-listeners', 'language-ignored', 'no-sdk'],
  'Zone.js': [
    ...['changed-built-in', 'changed-built-in', ...unhashed(2)],
    ...['leaves-listeners', 'leaves-globals', 'leaves-built-ins', 'language-ignored', 'no-sdk'],
  ],
};

/** Puts the programs into folders, each with a code of its own, so that they stand in one registry. */
function writeForeign(place: string) {
  const cases = Object.entries(foreign).map(([name, expected], index) => {
    const code = `lift${index}`;
    const folder = join(place, code);
    mkdirSync(join(folder, 'dist'), { recursive: true });
    for (const [path, text] of Object.entries(foreignApps[name as keyof typeof foreign]()))
      writeFileSync(
        join(folder, 'dist', path === '/' ? 'index.html' : path),
        path === '/app.js' ? text.replaceAll("'/lift", `'/${code}`) : text,
      );
    return { name, folder, expected };
  });
  const file = join(place, 'cases.json');
  writeFileSync(file, JSON.stringify(cases));
  return file;
}

// `npm run test:check` of the package opens a program for every finding.
test('R034 T19 F13 portal check opens programs in a portal, and names exactly what only shows while they run', async () => {
  // Ten programs, three at once.
  await run(process.execPath, ['packages/portal-cli/build.mjs']);
  const names = ['no-defect', 'late-page', 'leaves-timers', 'second-mount-fails', 'style-leak', 'origin-not-admitted'];
  const place = mkdtempSync(join(tmpdir(), 'portal-foreign-'));
  try {
    const checkAll = ['packages/portal-cli/tests/check-all.mjs', ...names, '--also', writeForeign(place)];
    const { stdout } = await run(process.execPath, checkAll).catch((error: { stdout: string }) => error);
    expect(stdout).toMatch(/10 programs in \d+ s, 0 wrong/);
  } finally {
    rmSync(place, { recursive: true });
  }
});
