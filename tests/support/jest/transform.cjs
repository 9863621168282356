// esbuild compiles TypeScript to CommonJS in about a millisecond per file; Babel is used only for tests with
// jest.mock(), because that call has to be hoisted above the imports, which esbuild does not do.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync: esbuild } = require('esbuild');

const self = readFileSync(__filename);
const target = 'es2022';

/** Compiles `import()` to a `require` in a promise: Jest's sandbox has no dynamic import. */
const options = (sourcefile, format, usesMeta = false) => ({
  sourcefile,
  format,
  target,
  loader: /\.m?jsx?$/.test(sourcefile) ? 'jsx' : /\.tsx$/.test(sourcefile) ? 'tsx' : 'ts',
  jsx: 'automatic',
  sourcemap: 'inline',
  supported: { 'dynamic-import': false },
  ...(usesMeta && {
    define: { 'import.meta.url': '__importMetaUrl' },
    banner: "const __importMetaUrl = require('node:url').pathToFileURL(__filename).href;",
  }),
});

const hoisted = (source, file) => {
  const { transformSync } = require('@babel/core');
  const plain = esbuild(source, { ...options(file, 'esm'), sourcemap: false }).code;
  const { code } = transformSync(plain, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: 'inline',
    plugins: [require.resolve('babel-plugin-jest-hoist'), require.resolve('@babel/plugin-transform-modules-commonjs')],
  });
  return code;
};

const compiled = (source, file) =>
  /\bjest\.(mock|unmock|enableAutomock)\(/.test(source)
    ? hoisted(source, file)
    : esbuild(source, options(file, 'cjs', source.includes('import.meta'))).code;

/**
 * Makes the index of a package load each of its parts when it is used: a test of one button would spend a second of
 * processor time on all components of antd.
 */
const withLazyParts = (source) => {
  const parts = [];
  const lazy = source.replace(/^var (\w+) = (.*require\("\.\/.*);$/gm, (_, name, load) => {
    parts.push(name);
    return `const ${name} = () => ${load};`;
  });
  // What zod adds to the end calls every getter, to replace it by its value.
  const [unsealed] = lazy.split('\n// seal-cjs-exports\n');
  return unsealed.replace(new RegExp(`\\b(${parts.join('|')})(?=[.[)])`, 'g'), '$1()');
};

/** Matches the indexes of packages that are treated so. */
const largeIndex = /\/node_modules\/((antd|ahooks)\/lib\/index\.js|zod\/v4\/locales\/index\.cjs)$/;

module.exports = {
  process(source, file) {
    if (largeIndex.test(file)) return { code: withLazyParts(source) };
    return { code: compiled(source, file) };
  },
  getCacheKey: (source, file) => createHash('sha1').update(self).update(file).update(source).digest('hex'),
};
