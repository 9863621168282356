// Webpack loads this file as a loader, so it is plain CommonJS.
const { transformAsync } = require('@umijs/bundler-utils/compiled/babel/core');

const plugins = [require.resolve('react-refresh/babel')];

/**
 * Adds what React Fast Refresh needs to the output of esbuild, which cannot do it: the registration of components and
 * the signatures of hooks. Lines stay where they are, so the source map that came in still holds.
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
