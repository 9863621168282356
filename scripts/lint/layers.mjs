/**
 * Import rules between layers as one table and one rule of the linter (docs/adr/0005). Imports the table does not list are forbidden.
 */
import { dirname, join, relative } from 'node:path/posix';
import { inProject, readJson } from '../lib/project.mjs';

const plain = ['domain', 'constants', 'utils'];
const frame = ['shell', 'services', 'components', 'locales', ...plain];

/**
 * `imports`: layers whose values may be imported; `types`: layers whose types only may be imported;
 * `also`: what else may be used; `packages`: when given, the only npm packages allowed; `never`: packages this layer may not use.
 */
const screens = /^(react|react-dom|antd|@ant-design\/.+|@umijs\/max|ahooks)$/;
const layers = {
  constants: { imports: [], packages: /^$/ },
  domain: { imports: [], packages: /^zod(\/mini)?$/ },
  // The environment is validated like every response, by the rules of the domain; `parseUrl` serves both.
  utils: { imports: ['constants'], types: ['domain'], also: /^src\/domain\/(environment|parseUrl)$/ },
  locales: { imports: [] },
  sdk: { imports: [] },
  components: { imports: ['utils', 'constants', 'locales'] },
  services: { imports: plain, never: screens },
  shell: { imports: ['sdk', ...frame], byIndex: true },
  features: { imports: frame, byIndex: true },
  models: { imports: ['shell', 'services', ...plain] },
  app: { imports: ['app', 'features', 'models', 'sdk', 'config', ...frame] },
  config: { imports: ['constants', 'locales'], types: ['domain'] },
  mock: { imports: [], types: ['domain'], schemas: true, also: /^config\/ports/, never: screens },
  subsystems: { imports: ['sdk'] },
  e2e: { imports: ['constants', 'support'] },
};

/** Tests may also use test libraries. */
const forTests = ['support', 'config', 'locales', 'constants'];

const folders = [
  [/^src\/(constants|domain|utils|locales|components|services|models)(\/|$)/, (match) => match[1]],
  [/^src\/(shell|features)\/([^/]+)/, (match) => match[1], (match) => match[2]],
  [/^src\/(layouts|wrappers|pages)(\/|$)|^src\/(app|access|global|loading)(\..+)?$/, () => 'app'],
  [/^config(\/|$)|^\.umirc/, () => 'config'],
  [/^mock(\/|$)/, () => 'mock'],
  [/^packages\/subsystem-sdk(\/|$)/, () => 'sdk'],
  [/^subsystems\/((?:misbehaving\/)?[^/]+)/, () => 'subsystems', (match) => match[1]],
  [/^tests\/e2e(\/|$)/, () => 'e2e'],
  [/^tests\/support(\/|$)/, () => 'support'],
];

/** The layer of a path in the project, and its part if the layer is split into isolated parts. */
function layerOf(path) {
  for (const [pattern, layer, part] of folders) {
    const match = path.match(pattern);
    if (match) return { layer: layer(match), part: part?.(match) };
  }
  return undefined;
}

/** The path in the project that an import refers to, without extension; undefined for a package. */
function targetOf(source, importer) {
  if (source.startsWith('@/')) return `src/${source.slice(2)}`;
  if (source.startsWith('.')) return join(dirname(importer), source);
  if (source === '@portal/subsystem-sdk' || source.startsWith('@portal/subsystem-sdk/'))
    return 'packages/subsystem-sdk';
  return undefined;
}

/** Packages declared in a subsystem's own package.json; hoisted packages do not count. */
const ownPackages = new Map();
function isOwnPackage(name, part) {
  if (!ownPackages.has(part)) {
    const { dependencies, devDependencies, peerDependencies } =
      readJson(inProject('subsystems', part, 'package.json')) ?? {};
    ownPackages.set(part, { ...dependencies, ...devDependencies, ...peerDependencies });
  }
  return Object.hasOwn(ownPackages.get(part), name);
}

const packageOf = (source) => source.match(/^(@[^/]+\/[^/]+|[^/]+)/)[0];
const isSchema = (path) =>
  /^src\/domain\/([^/]+\/)+schema(\.ts)?$|^src\/domain\/[^/]+\/schema(\.ts)?$|^src\/domain\/wire/.test(path);

/** Why an import is not allowed; undefined if it is. */
export function violation({ importer, source, isType }) {
  const from = layerOf(importer);
  if (!from || from.layer === 'support') return undefined;
  const rules = layers[from.layer];
  const isTest = /\.test\.tsx?$/.test(importer);
  const target = targetOf(source, importer);

  if (target === undefined) {
    if (isTest || source.startsWith('node:')) return undefined;
    const named = /^zod\//.test(source) ? source : packageOf(source);
    if (rules.packages && !rules.packages.test(named) && !isType)
      return `${from.layer} uses no package like '${named}'`;
    if (from.layer === 'subsystems' && !isOwnPackage(packageOf(source), from.part))
      return `subsystems/${from.part} does not name '${packageOf(source)}' in its package.json`;
    if (rules.never?.test(packageOf(source))) return `${from.layer} may not import '${packageOf(source)}'`;
    return undefined;
  }

  const to = layerOf(target);
  if (!to)
    return /^(src|tests|scripts)\//.test(target) && !isTest
      ? `${target} belongs to no layer: see the table in scripts/lint/layers.mjs`
      : undefined;
  if (to.layer === from.layer && to.part === from.part) return undefined;
  if (isTest && forTests.includes(to.layer)) return undefined;

  if (from.layer === 'mock' && to.layer === 'domain')
    return isType || isSchema(target)
      ? undefined
      : 'a mock takes only types and answer schemas from domain: one that reuses our logic confirms our mistakes';
  if (from.layer === to.layer && from.layer !== 'shell')
    return `${from.layer}/${from.part} may not import ${to.layer}/${to.part}: compose them in a page or layout`;
  const allowed =
    from.layer === to.layer ||
    rules.imports.includes(to.layer) ||
    rules.also?.test(target) ||
    (isType && rules.types?.includes(to.layer));
  if (!allowed)
    return `${from.layer} may not import ${to.layer}${rules.types?.includes(to.layer) ? ' (only its types)' : ''}`;
  if (layers[to.layer]?.byIndex && !new RegExp(`^src/${to.layer}/${to.part}(/index(\\.tsx?)?)?$`).test(target))
    return `from outside, ${to.layer}/${to.part} is reached through its index`;
  return undefined;
}

/** @type {import('oxlint/plugins-dev').Rule} */
export const layersRule = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}} (docs/adr/0005).' } },
  create(context) {
    const importer = relative(context.cwd.replaceAll('\\', '/'), context.filename.replaceAll('\\', '/'));
    const check = (node, isType) => {
      if (typeof node?.value !== 'string') return;
      const reason = violation({ importer, source: node.value, isType });
      if (reason) context.report({ node, messageId: 'refused', data: { reason } });
    };
    const typesOnly = (node) =>
      node.importKind === 'type' ||
      node.exportKind === 'type' ||
      (node.specifiers?.length > 0 &&
        node.specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type'));
    return {
      ImportDeclaration: (node) => check(node.source, typesOnly(node)),
      ExportNamedDeclaration: (node) => check(node.source, typesOnly(node)),
      ExportAllDeclaration: (node) => check(node.source, typesOnly(node)),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, true),
    };
  },
};
