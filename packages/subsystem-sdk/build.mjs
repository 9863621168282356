// Builds the package into dist/: ES modules, CommonJS beside them in dist/cjs, and types for both. What is there stays
// until the new one is whole: somebody may be building with it.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
// Beside dist/, so that it takes the place of the old one by a rename.
const next = mkdtempSync(join(folder, '.dist-'));
const dist = join(folder, 'dist');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

function compile(...options) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', folder, ...options], { cwd: folder, stdio: 'inherit' });
  if (status === 0) return;
  rmSync(next, { recursive: true, force: true });
  process.exit(status ?? 1);
}

compile('--outDir', next);
const commonjs = ['--module', 'commonjs', '--moduleResolution', 'node10', '--verbatimModuleSyntax', 'false'];
compile(...commonjs, '--outDir', join(next, 'cjs'));
writeFileSync(join(next, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
const old = `${next}-old`;
if (existsSync(dist)) renameSync(dist, old);
chmodSync(next, 0o755);
renameSync(next, dist);
rmSync(old, { recursive: true, force: true });
