import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inProject } from './project.mjs';

const run = (script, ...options) =>
  spawnSync(process.execPath, [inProject('scripts', script), ...options], { encoding: 'utf8' });

test.each(readdirSync(inProject('scripts')).filter((name) => name.endsWith('.mjs') && name !== 'structure.mjs'))(
  'scripts/%s explains itself with --help and does nothing else',
  (script) => {
    const { status, stdout, stderr } = run(script, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^(?:npm|Prints)/);
    expect(stdout).not.toMatch(/import|(?<!:)\/\//);
  },
);

test.each(['build.mjs', 'preview.mjs', 'start.mjs', 'verify.mjs'])(
  'a mistyped option of scripts/%s ends it with its name, without a stack',
  (script) => {
    const { status, stderr } = run(script, '--iff-needed');
    expect(status).toBe(1);
    expect(stderr).toContain("Unknown option '--iff-needed'");
    expect(stderr).not.toContain('    at ');
  },
);

test.each([
  [['--open', 'lift', 'nowhere']],
  [['lift', '--format', 'json', 'nowhere', '--output=report.json']],
  [['nowhere', '--open']],
])('scripts/check.mjs takes names before and after options: %j', (given) => {
  const { status, stderr } = run('check.mjs', ...given);
  expect([status, stderr]).toEqual([1, expect.stringContaining('No such subsystem: nowhere (there are ')]);
});
