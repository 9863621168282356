/** Removes tokens and what tells who somebody is; rather too much than too little. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments may hold the token or what somebody typed (T1).
  [/[?#][^\s'"):]*/g, ''],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\b(?:ssoToken|token|authorization|password)\b["']?\s*[=:]\s*["']?[^\s"',;&)]+/gi, '[token]'],
  // A word of letters and digits that no program uses as a name.
  [/(?<![\w/.-])(?=[\w~+=-]*\d)(?=[\w~+=-]*[A-Za-z])[\w.~+=-]{20,}/g, '[token]'],
  [/(?<!\d)\d{3,4}-\d{7,8}(?!\d)/g, '[number]'],
  [/\d{9,}[Xx]?/g, '[number]'],
  // With the names of people, as the receiver of error reports does.
  [/\p{Script=Han}+/gu, '[text]'],
];

/** A text of a subsystem as it may be shown and copied. */
export const redact = (text: string): string =>
  RULES.reduce((redacted, [pattern, mark]) => redacted.replace(pattern, mark), text);
