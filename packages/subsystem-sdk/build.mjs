// Builds the package into dist/: ES modules, CommonJS beside them in dist/cjs, and types for both. What is there stays
// until the new one is whole: somebody may be building with it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const next = mkdtempSync(join(tmpdir(), 'subsystem-sdk-'));
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
rmSync(dist, { recursive: true, force: true });
cpSync(next, dist, { recursive: true });
rmSync(next, { recursive: true });
