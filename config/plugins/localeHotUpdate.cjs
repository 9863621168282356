// Webpack loads this file as a loader, so it is plain CommonJS.

/**
 * Makes the module that Umi generates for `src/locales/*` accept hot updates: edited texts replace the old ones, and all
 * components that use texts rerender. Without it an edited text reloads the page.
 */
module.exports = function localeHotUpdate(code) {
  const imports = [...code.matchAll(/^import (lang_\w+) from "(.*\/([\w-]+)\.ts)";$/gm)];
  if (imports.length === 0) throw new Error('Umi generates its locale module in another form: see localeHotUpdate.cjs');
  const replace = imports.map(
    ([, name, , locale]) =>
      `localeInfo['${locale}'] = { ...localeInfo['${locale}'], messages: flattenMessages(${name}) };`,
  );
  return `${code}
if (module.hot)
  module.hot.accept(${JSON.stringify(imports.map(([, , path]) => path))}, () => {
    ${replace.join('\n    ')}
    const locale = getLocale();
    setIntl(locale);
    event.emit(LANG_CHANGE_EVENT, locale);
  });
`;
};
