// Webpack loads this file as a loader, so it is plain CommonJS.
const { resolve } = require('node:path');
const { buildSync } = require('esbuild');
const { default: IntlMessageFormat } = require('intl-messageformat');

/**
 * Replaces each text with placeholders by its syntax tree (`src/locales/text.ts`), so that neither the parser of ICU
 * messages nor its work is in the first script. A file of texts is data: it is evaluated here.
 */
module.exports = function compileTexts() {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [this.resourcePath],
    absWorkingDir: this.rootContext,
    bundle: true,
    format: 'cjs',
    write: false,
    metafile: true,
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(resolve(this.rootContext, input));
  const module = { exports: {} };
  new Function('module', outputFiles[0].text)(module);
  const texts = Object.entries(module.exports.default).map(([key, text]) => [
    key,
    text.includes('{') ? new IntlMessageFormat(text, 'en-US').getAst() : text,
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(texts))};\n`;
};
