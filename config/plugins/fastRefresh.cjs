// Webpack loads this file as a loader, so it is plain CommonJS.
const { transformAsync } = require('@umijs/bundler-utils/compiled/babel/core');

const plugins = [require.resolve('react-refresh/babel')];

/**
 * Adds what React Fast Refresh needs and esbuild does not generate: the registration of components and the signatures
 * of hooks. Line numbers do not change, so the incoming source map stays valid.
 */
module.exports = function fastRefresh(code, map) {
  const done = this.async();
  transformAsync(code, {
    filename: this.resourcePath,
    babelrc: false,
    configFile: false,
    browserslistConfigFile: false,
    sourceType: 'module',
    inputSourceMap: false,
    retainLines: true,
    compact: false,
    plugins,
  }).then((result) => done(null, result.code, map), done);
};
