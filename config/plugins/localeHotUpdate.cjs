// Webpack loads this file as a loader, so it is plain CommonJS.

/**
 * Makes the module that loads the texts (`src/locales/loadTexts.ts`) accept hot updates: edited texts replace the old
 * ones, and all components that use texts rerender. Without it an edited text reloads the page.
 */
module.exports = function localeHotUpdate(code) {
  const imports = [...code.matchAll(/'([\w-]+)': \(\) => import\([^']*'(\.\/[\w-]+\/(\w+))'\)/g)];
  if (imports.length === 0) throw new Error('The texts are loaded in another form: see localeHotUpdate.cjs');
  const accept = imports.map(
    ([, language, path, part]) =>
      `  module.hot.accept('${path}', async () => addLocale('${language}', (await texts.${part}['${language}']()).default, {}));`,
  );
  return `${code}
if (module.hot) {
${accept.join('\n')}
}
`;
};
