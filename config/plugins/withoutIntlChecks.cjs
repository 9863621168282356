// Webpack loads this file as a loader, so it is plain CommonJS.
const { basename } = require('node:path');

/** What each file asks of `Intl` before it formats anything, and what takes its place. */
const replacements = {
  'core.js': [['new Intl.NumberFormat().resolvedOptions().locale', "'en'"]],
  'provider.js': [
    ['Intl.NumberFormat.supportedLocalesOf(locale).length', 'true'],
    ['Intl.DateTimeFormat.supportedLocalesOf(locale).length', 'true'],
  ],
};

/**
 * Leaves out that the libraries of texts look for the locales of the browser when they are loaded: its first answer
 * takes 25 ms of every start, and every browser of the targets knows both languages.
 */
module.exports = function withoutIntlChecks(source) {
  return replacements[basename(this.resourcePath)].reduce((text, [asked, answer]) => {
    if (!text.includes(asked)) throw new Error(`${this.resourcePath} no longer contains: ${asked}`);
    return text.replace(asked, answer);
  }, source);
};
