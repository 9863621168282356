// Webpack loads this file as a loader, so it is plain CommonJS.

/** What each library asks of `Intl` before it formats anything, and what takes its place. */
const replacements = [
  ['new Intl.NumberFormat().resolvedOptions().locale', "'en'"],
  ['Intl.NumberFormat.supportedLocalesOf(locale).length', 'true'],
  ['Intl.DateTimeFormat.supportedLocalesOf(locale).length', 'true'],
];

/**
 * Leaves out that the libraries of texts look for the locales of the browser when they are loaded: its first answer
 * takes 25 ms of every start, and every browser of the targets knows both languages.
 */
module.exports = function withoutIntlChecks(source) {
  const found = replacements.filter(([asked]) => source.includes(asked));
  if (found.length === 0) throw new Error(`${this.resourcePath} asks nothing of Intl any more: remove this loader.`);
  return found.reduce((text, [asked, answer]) => text.replaceAll(asked, answer), source);
};
