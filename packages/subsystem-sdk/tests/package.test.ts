import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { buildSdk } from '../../../scripts/lib/builds.mjs';
import { type Consumer, createConsumer, lockfilesOf, node, packageFolder, run } from './consumer';
import { projectTypeErrors, resolutions, typeErrors } from './consumerTypes';
import { resolveAsWebpack4 } from './webpack4';

type Entry = Record<'import' | 'require', { types: string; default: string }>;
const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  exports: Record<string, Entry | string>;
  dependencies?: object;
  scripts: Record<string, string>;
};
const entries = Object.entries(manifest.exports).filter(
  (entry): entry is [string, Entry] => typeof entry[1] === 'object',
);
const specifiers = entries.map(([name]) => `@portal/subsystem-sdk${name.slice(1)}`);

let consumer: Consumer;
beforeAll(async () => {
  await buildSdk();
  consumer = await createConsumer();
});
afterAll(() => consumer?.remove());

const modules = () => join(consumer.folder, 'node_modules');
const installedPackage = () => join(modules(), '@portal/subsystem-sdk');

describe('the package', () => {
  test('publint finds no problem, and it depends on nothing', async () => {
    expect(await node('.', 'node_modules/publint/src/cli.js', packageFolder, '--strict')).toContain('All good!');
    expect(manifest.dependencies).toBeUndefined();
  });

  test('no script of it runs when a team installs it', () => {
    expect(Object.keys(manifest.scripts).filter((name) => /install|^prepare$|^prepublish$/.test(name))).toEqual([]);
  });

  describe('npm installs it', () => {
    const versions = [
      ['16.14.0', '2.6.14'],
      ['17.0.2', '2.7.16'],
      ['18.3.1', '3.3.13'],
      ['19.3.1', '3.5.45'],
      ['20.0.0-rc.1', '4.0.0-alpha.1'],
    ] as const;
    let locks: string[];
    beforeAll(async () => {
      for (const [react, vue] of versions) {
        for (const [name, version] of Object.entries({ react, vue }))
          consumer.write(`team-${react}/${name}/package.json`, JSON.stringify({ name, version }));
        const dependencies = { react: 'file:./react', vue: 'file:./vue', '@portal/subsystem-sdk': 'file:../sdk.tgz' };
        consumer.write(`team-${react}/package.json`, JSON.stringify({ name: 'team', private: true, dependencies }));
      }
      locks = await lockfilesOf(versions.map(([react]) => join(consumer.folder, `team-${react}`)));
    });

    test.each(versions)('next to React %s and Vue %s', (react) => {
      const lock = locks[versions.findIndex((pair) => pair[0] === react)];
      expect(lock).toContain('node_modules/@portal/subsystem-sdk');
      expect(lock).not.toContain('hasInstallScript');
    });
  });

  test('a bundler that does not know exports resolves every entry to the file that exports names', () => {
    const resolved = specifiers.map((specifier) => resolveAsWebpack4(modules(), specifier));
    expect(resolved).toEqual(entries.map(([, entry]) => join(installedPackage(), entry.import.default)));
  });

  test('every script is ES2017, which old bundlers parse', () => {
    const scripts = readdirSync(join(installedPackage(), 'dist'), { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(2 * entries.length);
    const problems = scripts.flatMap((path) => {
      const text = readFileSync(join(installedPackage(), 'dist', path), 'utf8');
      try {
        parse(text, { ecmaVersion: 2017, sourceType: path.startsWith('cjs') ? 'script' : 'module' });
        return [];
      } catch (error) {
        return [`${path}: ${(error as Error).message}`];
      }
    });
    expect(problems).toEqual([]);
  });

  test('import and require give the same names', async () => {
    const names = 'Object.keys(sdk).filter((key) => key !== "__esModule").sort()';
    const all = specifiers.map((specifier) => JSON.stringify(specifier)).join();
    const asModules = consumer.write(
      'names.mjs',
      `for (const name of [${all}]) { const { default: _, ...sdk } = await import(name); console.log(name, ${names}.join()) }`,
    );
    const asCommonJs = consumer.write(
      'names.cjs',
      `for (const name of [${all}]) { const sdk = require(name); console.log(name, ${names}.join()) }`,
    );
    const [imported, required] = await Promise.all([
      node(consumer.folder, asModules),
      node(consumer.folder, asCommonJs),
    ]);
    expect(imported.match(/ \w/g)).toHaveLength(specifiers.length);
    expect(required).toBe(imported);
  });
});

describe('the types', () => {
  const source = [
    ...specifiers.map((specifier, index) => `import * as sdk${index} from '${specifier}'; console.log(sdk${index});`),
    "import { createFakePortal, defineSubsystem, type PortalContext } from '@portal/subsystem-sdk';",
    "import { renderSubsystem } from '@portal/subsystem-sdk/testing';",
    "import { usePermission } from '@portal/subsystem-sdk/react';",
    'const portal: PortalContext = createFakePortal();',
    'const lifecycles = defineSubsystem({ mount: ({ container }) => () => container.remove() });',
    'export const rendered = renderSubsystem(lifecycles, { address: portal.navigation.current() });',
    'export const canEdit: boolean = usePermission(portal.code);',
    // An entry whose types are not found is any, and would accept this.
    '// @ts-expect-error A code is a text.',
    'export const wrong = usePermission(1);',
  ].join('\n');

  test.each(Object.keys(resolutions) as (keyof typeof resolutions)[])(
    'hold under moduleResolution %s, checked with the types of React and Vue',
    (resolution) => {
      const files = ['consumer.mts', 'consumer.cts'].map((name) => consumer.write(name, source));
      expect(typeErrors(consumer.folder, files, resolution)).toBe('');
    },
  );
});

describe('the examples of the guide', () => {
  const bin = (...path: string[]) => join(process.cwd(), ...path);

  test.each(['plain/main.ts', 'react/main.tsx'])('the types of %s hold, and it builds to one script', async (entry) => {
    const folder = consumer.copyExample(entry.split('/')[0]!);
    const options = ['--bundle', '--format=iife', '--global-name=example', '--jsx=automatic'];
    expect(projectTypeErrors(folder)).toBe('');
    const script = await run(folder, bin('node_modules/.bin/esbuild'), [entry.split('/')[1]!, ...options]);
    expect(script).toContain('var example = ');
  });

  test('the Vue example builds to a page with one classic script, its styles and its image', async () => {
    const folder = consumer.copyExample('vue');
    const vite = bin('subsystems/jcpt/node_modules/vite/bin/vite.js');
    await node(folder, vite, 'build', '--assetsInlineLimit', '0', '--logLevel', 'error');
    const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    const [, styles] = /<link rel="stylesheet" href="\.\/(assets\/[^"]+\.css)">/.exec(page) ?? [];
    const [, script] = /<div id="root"><\/div>\s*<script src="\.\/(assets\/[^"]+\.js)" entry>/.exec(page) ?? [];
    expect(page).not.toContain('module');
    expect(readFileSync(join(folder, 'dist', styles!), 'utf8')).toContain('padding:24px');
    const text = readFileSync(join(folder, 'dist', script!), 'utf8');
    expect(text).toMatch(/^var vueSubsystem=/);
    expect(text).toMatch(
      /new URL\("assets\/logo-[^"]+\.svg",window\.__INJECTED_PUBLIC_PATH_BY_QIANKUN__\|\|document\.baseURI\)/,
    );
  });

  const quoted = [
    'tsconfig.json',
    'plain/index.html',
    'plain/lifecycles.ts',
    'plain/lifecycles.test.ts',
    'plain/main.ts',
  ];
  const ofReact = ['react/App.tsx', 'react/lifecycles.tsx', 'react/main.tsx'];
  const ofVue = ['vue/Page.vue', 'vue/index.html', 'vue/lifecycles.ts', 'vue/main.ts', 'vue/vite.config.mjs'];
  test.each([...quoted, ...ofReact, ...ofVue])('the guide quotes %s as it is', (file) => {
    const page = file.includes('.test.') ? 'testing' : 'programs';
    expect(readFileSync(`docs/guides/subsystems/${page}.md`, 'utf8')).toContain(
      readFileSync(join(packageFolder, 'examples', file), 'utf8').trim(),
    );
  });
});
