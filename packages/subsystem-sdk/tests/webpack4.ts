import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Fields and extensions that webpack 4 tries; it ignores `exports`. */
const MAIN_FIELDS = ['browser', 'module', 'main'];
const EXTENSIONS = ['', '.wasm', '.mjs', '.js', '.json'];

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
const asFile = (path: string) => EXTENSIONS.map((extension) => path + extension).find(isFile);

function asFolder(path: string): string | undefined {
  const file = join(path, 'package.json');
  const manifest = (isFile(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, unknown>;
  const named = MAIN_FIELDS.flatMap((field) => (typeof manifest[field] === 'string' ? [manifest[field]] : []));
  return [...named, 'index']
    .map((name) => asFile(join(path, name)) ?? asFile(join(path, name, 'index')))
    .find((found) => found !== undefined);
}

/** Resolves a package's module in `modules` by the rules of webpack 4; undefined if it finds nothing. */
export function resolveAsWebpack4(modules: string, specifier: string): string | undefined {
  const path = join(modules, specifier);
  return asFile(path) ?? asFolder(path);
}
