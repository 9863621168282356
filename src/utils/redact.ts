/**
 * Removes from a text what must not leave the window: tokens, and what tells who somebody is. Rather too much than too
 * little. The receiver of reports does the same (deploy/receiver/redact.mjs); one list of examples holds for both.
 */
const ADDRESS = /\b(?:https?|wss?|blob:https?):\/\/[^\s'"<>()]+/g;

const RULES: readonly (readonly [RegExp, string])[] = [
  // The query of a path may hold the token or what somebody typed (T1).
  [/(\/[\w./-]*)[?#][^\s"']*/g, '$1'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\b(?:ssoToken|token|authorization|password)\b["']?\s*[=:]\s*["']?[^\s"',;&)]+/gi, '[token]'],
  // A word of letters and digits that no program uses as a name.
  [/(?<![\w/.-])(?=[\w~+=-]*\d)(?=[\w~+=-]*[A-Za-z])[\w.~+=-]{20,}/g, '[token]'],
  [/(?<!\d)\d{3,4}-\d{7,8}(?!\d)/g, '[number]'],
  // Telephone and identity numbers; a column of a minified script has at most eight digits.
  [/\d{9,}[Xx]?/g, '[number]'],
  // With the names of people.
  [/\p{Script=Han}+/gu, '[text]'],
];

const applyRules = (text: string): string =>
  RULES.reduce((redacted, [pattern, mark]) => redacted.replace(pattern, mark), text);

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address without user, query and fragment. */
const redactAddress = (address: string): string =>
  decodeSafely(address)
    .replace(/[?#].*$/s, '')
    .replace(/\/\/[^/@]*@/, '//')
    .replace(/\d{9,}[Xx]?/g, '[number]')
    .replace(/\p{Script=Han}+/gu, '[text]');

/** A text of a subsystem as it may be shown, copied and sent, at most `limit` characters long. */
export function redact(text: string, limit = 500): string {
  let done = '';
  let from = 0;
  const known = text.slice(0, limit * 4);
  for (const { 0: address, index } of known.matchAll(ADDRESS)) {
    // The position after a query is part of no address: `app.js?v=1:10:5`.
    const position = /[?#].*?((?::\d+){1,2})$/.exec(address)?.[1] ?? '';
    done += applyRules(known.slice(from, index)) + redactAddress(address) + position;
    from = index + address.length;
  }
  return (done + applyRules(known.slice(from))).slice(0, limit);
}
