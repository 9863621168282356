import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { allStages } from '../../scripts/lib/stages.mjs';
import { plainStages } from './stages';
import { projectFiles, read, root } from './project';

const documents = projectFiles().filter((path) => path.endsWith('.md'));
const scriptsIn = (path: string) => (JSON.parse(read(path)) as { scripts?: Record<string, string> }).scripts ?? {};
const scripts = scriptsIn('package.json');

/** Scripts that every project made from a template has. */
function scriptsOfTemplates(): Record<string, string> {
  const [first = {}, ...others] = projectFiles()
    .filter((path) => /^packages\/portal-cli\/templates\/[^/]+\/package\.json$/.test(path))
    .map(scriptsIn);
  return Object.fromEntries(Object.entries(first).filter(([name]) => others.every((scripts) => name in scripts)));
}

/** Scripts that a document may name: the project's, and in the folder of a package or of templates also its own. */
function scriptsFor(path: string): Record<string, string> {
  if (path.startsWith('packages/portal-cli/templates/')) return scriptsOfTemplates();
  if (/^docs\/guides\/(toolkit|ship-a-subsystem)\.md$/.test(path)) return { ...scripts, ...scriptsOfTemplates() };
  const own = path.match(/^(?:packages|subsystems)\/[^/]+\//)?.[0];
  const file = own && `${own}package.json`;
  return file && existsSync(join(root, file)) ? { ...scripts, ...scriptsIn(file) } : scripts;
}

/** Every npm command in a document. */
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map((match) => match[1] ?? match[2]!);

/** The anchors of the headings of a document, as GitHub makes them. */
const anchorsIn = (path: string) =>
  new Set(
    [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Scripts that `npm test` runs, from its list of stages; `test` is what runs them. */
const run = new Set(['test', ...plainStages(allStages())]);

describe('documents', () => {
  test.each(documents)('%s names only commands that exist', (path) => {
    expect(commandsIn(read(path)).filter((name) => !(name in scriptsFor(path)))).toEqual([]);
  });

  test('npm test runs every command of the README', () => {
    const commands = commandsIn(read('README.md'));
    expect(commands.length).toBeGreaterThan(6);
    expect(commands.filter((name) => !run.has(name))).toEqual([]);
  });

  test.each(documents)('%s has no broken links', (path) => {
    const prose = read(path).replaceAll(/^( *)```.*?^\1```/gms, '');
    const links = [...prose.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map((match) => match[1]!);
    expect(links.filter((link) => !existsSync(join(root, normalize(join(dirname(path), link)))))).toEqual([]);
    const sections = [...prose.matchAll(/\]\((?!https?:)([^)\s#]*\.md)?#([^)\s]+)\)/g)];
    const target = (link?: string) => (link ? normalize(join(dirname(path), link)) : path);
    expect(sections.filter(([, link, name]) => !anchorsIn(target(link)).has(name!)).map(([link]) => link)).toEqual([]);
  });

  const pathPattern = /^(?:src|config|scripts|mock|packages|subsystems|public|docs|deploy|tests)\/[\w./-]*/;
  const quotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!);

  test.each(['README.md', 'docs/architecture.md', 'docs/sandbox.md'])(
    '%s names only folders and files that exist',
    (path) => {
      const named = quotedIn(read(path)).flatMap((quoted) => quoted.match(pathPattern)?.[0] ?? []);
      expect(named.length).toBeGreaterThan(4);
      expect(named.filter((each) => !existsSync(join(root, each)))).toEqual([]);
    },
  );

  test('the flows name only functions that occur in their files', () => {
    const steps = read('docs/architecture.md').match(/^\d+\. .*$/gm) ?? [];
    expect(steps.length).toBeGreaterThan(30);
    const missing = steps.flatMap((step) => {
      let file: string | undefined;
      return quotedIn(step).filter((quoted) => {
        if (pathPattern.test(quoted)) file = /\.tsx?$/.test(quoted) ? quoted : undefined;
        else if (file && /^\w+$/.test(quoted)) return !new RegExp(`\\b${quoted}\\b`).test(read(file));
        return false;
      });
    });
    expect(missing).toEqual([]);
  });

  test('every part of the shell has a line in docs/architecture.md', () => {
    const parts = [...new Set(projectFiles().flatMap((path) => path.match(/^src\/shell\/([^/]+)\//)?.[1] ?? []))];
    const described = [...read('docs/architecture.md').matchAll(/^\| `([a-z-]+)` +\|/gm)].map((match) => match[1]!);
    expect(described).toEqual(parts.sort());
  });

  test('every cited row is defined in the requirements', () => {
    // In a title it follows a quotation mark; elsewhere quoted text and parts of longer words do not count.
    const cited = /(?:(?<![\w/.#+'"`&%@}-])|(?<=['"`])(?=\w+ ))[RATFBE]\d{1,3}(?![\w%.:-]*\w)/g;
    const defined = new Set(
      [...read('docs/requirements.md').matchAll(/^\| ([RATFB]\d+) /gm)].map((match) => match[1]!),
    );
    const unknown = projectFiles()
      .filter((path) => /\.(tsx?|mjs|cjs|vue|css|md)$/.test(path))
      .flatMap((path) =>
        (read(path).match(cited) ?? []).filter((row) => !defined.has(row)).map((row) => `${path} ${row}`),
      );
    expect(defined.size).toBeGreaterThan(400);
    expect(unknown).toEqual([]);
  });

  test('the list of decisions matches the files', () => {
    const files = projectFiles().flatMap((path) => path.match(/^docs\/adr\/(\d{4}-.*\.md)$/)?.[1] ?? []);
    const listed = [...read('docs/adr/README.md').matchAll(/\]\((\d{4}-[^)]+)\)/g)].map((match) => match[1]!);
    expect(listed.sort()).toEqual(files.sort());
  });
});

describe('installed packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
  };
  const versionsOf = (name: string) =>
    Object.entries(lock.packages).flatMap(([path, { version }]) =>
      path.endsWith(`node_modules/${name}`) && version ? [version] : [],
    );

  test.each(['react', 'react-dom', 'antd', 'qiankun', '@ant-design/icons', 'dayjs'])(
    'T27 there is one copy of %s',
    (name) => {
      expect(versionsOf(name)).toHaveLength(1);
    },
  );

  test('T27 axios and DOMPurify have no known vulnerabilities', () => {
    expect(versionsOf('axios').filter((version) => /^0\.|^1\.[0-6]\./.test(version))).toEqual([]);
    const [major, minor, patch] = versionsOf('dompurify')[0]!.split('.').map(Number);
    expect(major! * 1e6 + minor! * 1e3 + patch!).toBeGreaterThanOrEqual(3_004_013);
  });

  test('T27 no package is under a license that would oblige us to publish the portal', () => {
    const copyleft = Object.entries(lock.packages as Record<string, { license?: string }>).filter(
      // Where there is a choice, the other license is ours.
      ([, { license }]) => license?.split(' OR ').every((choice) => /\b[AL]?GPL/.test(choice)),
    );
    expect(copyleft.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
  });

  test('T27 every package comes from the registry with its checksum', () => {
    const loose = Object.entries(
      lock.packages as Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>,
    ).filter(
      ([path, { integrity, link, inBundle }]) => path.includes('node_modules/') && !integrity && !link && !inBundle,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  /** Packages that are imported directly and must be the same copy that another package uses. */
  test.each([
    ['umi', '@umijs/max'],
    ['react-router-dom', '@umijs/renderer-react'],
    ['pdfjs-dist', 'react-pdf'],
    ['@stryker-mutator/api', '@stryker-mutator/core'],
  ])('T27 %s is declared at the version that %s depends on', (name, owner) => {
    const { dependencies, peerDependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const owned = lock.packages[`node_modules/${owner}`]!.dependencies![name];
    expect({ ...dependencies, ...peerDependencies, ...devDependencies }[name]).toBe(owned);
    expect(lock.packages[`node_modules/${name}`]!.version).toBe(owned);
  });

  test('versions are exact', () => {
    const { dependencies, peerDependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...peerDependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
