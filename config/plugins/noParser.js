/** In the build in place of the parser of ICU messages: texts are parsed by then (compileTexts.cjs). */
export function pegParse() {
  throw new Error('A text with placeholders is not in src/locales.');
}
