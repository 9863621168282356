import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';

/** The package as it is shipped; `npm run build` makes its dist, which every start of the portal does too. */
const folder = resolve('packages/subsystem-sdk');
const read = (path: string) => readFileSync(resolve(folder, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  exports: Record<string, string | Record<'import' | 'require', { types: string; default: string }>>;
  dependencies?: object;
};
const run = (...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: resolve('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => void run(resolve(folder, 'build.mjs')), 60_000);

describe('the package', () => {
  test('publint finds nothing to say about it, and it depends on nothing', () => {
    expect(run('node_modules/publint/src/cli.js', folder, '--strict')).toContain('All good!');
    expect(manifest.dependencies).toBeUndefined();
  }, 60_000);

  test.each(Object.keys(manifest.exports).filter((name) => name !== './package.json'))(
    'gives %s alike to import and require, with types for both',
    (name) => {
      const entry = manifest.exports[name];
      if (typeof entry !== 'object') throw new Error(`${name} has no conditions`);
      const specifier = `@portal/subsystem-sdk${name.slice(1)}`;
      const keys = 'console.log(Object.keys(sdk).filter((key) => !key.startsWith("__")).sort().join())';
      const imported = run('--input-type=module', '-e', `import * as sdk from '${specifier}'; ${keys}`);
      expect(run('--input-type=commonjs', '-e', `const sdk = require('${specifier}'); ${keys}`)).toBe(imported);
      expect(imported.trim()).not.toBe('');
      for (const { types } of [entry.import, entry.require]) expect(read(types)).toContain('export');
    },
  );

  test('its types hold in the examples, which see the built package alone', () => {
    expect(run('node_modules/typescript/bin/tsc', '-p', resolve(folder, 'examples'))).toBe('');
  }, 60_000);
});

describe('the examples of the guide', () => {
  // By its command: jsdom's idea of bytes is not esbuild's.
  const bundle = (entry: string) =>
    execFileSync(
      'node_modules/.bin/esbuild',
      [resolve(folder, 'examples', entry), '--bundle', '--format=iife', '--global-name=example', '--jsx=automatic'],
      { encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'pipe'] },
    );

  test.each(['plain/main.ts', 'react/main.tsx'])('%s builds to one script', (entry) =>
    expect(bundle(entry)).toContain('var example = '),
  );

  test('the page of the Vue example compiles', () => {
    const source = read('examples/vue/Page.vue');
    const { descriptor, errors } = parse(source);
    const script = compileScript(descriptor, { id: 'page' });
    const template = compileTemplate({
      id: 'page',
      filename: 'Page.vue',
      source: descriptor.template!.content,
      compilerOptions: { bindingMetadata: script.bindings },
    });
    expect([...errors, ...template.errors]).toEqual([]);
  });

  test.each(['plain/main.ts', 'react/main.tsx', 'vue/main.ts', 'vue/Page.vue', 'vue/vite.config.mjs'])(
    'the guide quotes %s as it is',
    (file) =>
      expect(readFileSync('docs/guides/ship-a-subsystem.md', 'utf8')).toContain(read(`examples/${file}`).trim()),
  );
});
