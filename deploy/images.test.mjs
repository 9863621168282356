import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject } from '../scripts/lib/project.mjs';

test('T27 Umi writes nothing below node_modules in the image of the mock server, where only root may', () => {
  const [stage] = /^FROM build AS mock\n[^]*?(?=^FROM )/m.exec(readFileSync(inProject('deploy', 'Dockerfile'), 'utf8'));
  const [, settings] = /^ENV (.+)$/m.exec(stage);
  const script = `
    const { plugins } = require('@umijs/preset-umi').default();
    console.log(require('@umijs/utils').logger.getLatestLogFilePath(), plugins.filter((each) => /did-you-know/.test(each)));`;
  const printed = (env) =>
    execFileSync(process.execPath, ['-e', script], { cwd: inProject(), encoding: 'utf8', env }).trim();
  expect(printed(process.env)).toMatch(/umi\.log .*did-you-know/);
  expect(
    printed({ ...process.env, ...Object.fromEntries(settings.split(' ').map((setting) => setting.split('='))) }),
  ).toBe('null []');
});
