// Builds the package into dist/: ES modules, CommonJS in dist/cjs, and types for both. The old dist/ stays until the new
// one is complete: another build may be reading it.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const folder = fileURLToPath(new URL('.', import.meta.url));
const dist = join(folder, 'dist');

const host = { getCurrentDirectory: () => folder, getCanonicalFileName: (name) => name, getNewLine: () => '\n' };
const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
const program = ts.createProgram(fileNames, { ...options, outDir: '/' });

const files = new Map();
const { diagnostics } = program.emit(undefined, (path, text) => files.set(path.replace(/^\/+/, ''), text));
const problems = [...errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (problems.length > 0) {
  console.error(ts.formatDiagnostics(problems, host));
  process.exit(1);
}

/** Rewrites the types for TypeScript 4.7, which cannot import `.ts` files. */
const toPublishedTypes = (text) => text.replace(/((?:from |import\()'\.{1,2}\/[^']+)\.tsx?'/g, "$1.js'");

const toCommonJs = (text) =>
  ts.transpileModule(text, { compilerOptions: { target: options.target, module: ts.ModuleKind.CommonJS } }).outputText;

const next = mkdtempSync(join(folder, '.dist-'));
const write = (path, text) => {
  mkdirSync(dirname(join(next, path)), { recursive: true });
  writeFileSync(join(next, path), text);
};
for (const [path, text] of files) {
  const isTypes = path.endsWith('.d.ts');
  write(path, isTypes ? toPublishedTypes(text) : text);
  write(join('cjs', path), isTypes ? toPublishedTypes(text) : toCommonJs(text));
}
write(join('cjs', 'package.json'), '{ "type": "commonjs" }\n');

// In the same folder as dist/, so that it can be moved there by a rename.
const old = `${next}-old`;
if (existsSync(dist)) renameSync(dist, old);
chmodSync(next, 0o755);
renameSync(next, dist);
rmSync(old, { recursive: true, force: true });
