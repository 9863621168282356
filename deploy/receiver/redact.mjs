/**
 * Removes from a text what must not be stored: tokens, and what tells who somebody is. Error messages of subsystems may
 * quote anything, so the rules remove too much rather than too little; names of people are removed with all Chinese text.
 */
const URL_PATTERN = /\b(?:https?|wss?|blob:https?):\/\/[^\s'"<>()]+/g;

const rules = [
  // The query of a path.
  [/(\/[\w./-]*)[?#][^\s"']*/g, '$1'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\b(?:ssoToken|token|authorization|password)\b["']?\s*[=:]\s*["']?[^\s"',;&)]+/gi, '[token]'],
  // A word of letters and digits that no program uses as a name: a token, a hash, a session number.
  [/(?<![\w/.-])(?=[\w~+=-]*\d)(?=[\w~+=-]*[A-Za-z])[\w.~+=-]{20,}/g, '[token]'],
  [/(?<!\d)\d{3,4}-\d{7,8}(?!\d)/g, '[number]'],
  // Telephone and identity numbers; a column of a minified script has at most eight digits.
  [/\d{9,}[Xx]?/g, '[number]'],
  [/\p{Script=Han}+/gu, '[text]'],
];

const applyRules = (text) => rules.reduce((done, [pattern, mark]) => done.replaceAll(pattern, mark), text);

/** The name of a team, which the registry gives: it may be Chinese. */
export const redactTeam = (name) =>
  rules.slice(0, -1).reduce((done, [pattern, mark]) => done.replaceAll(pattern, mark), String(name));

/** An address without user, query and fragment. */
const redactUrl = (address) =>
  decodeSafely(address)
    .replace(/[?#].*$/s, '')
    .replace(/\/\/[^/@]*@/, '//')
    .replaceAll(/\d{9,}[Xx]?/g, '[number]')
    .replaceAll(/\p{Script=Han}+/gu, '[text]');

function decodeSafely(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text without tokens and personal data, at most `limit` characters long. */
export function redact(text, limit = 500) {
  let done = '';
  let from = 0;
  const known = String(text).slice(0, limit * 4);
  for (const { 0: address, index } of known.matchAll(URL_PATTERN)) {
    // The position after a query is part of no address: `app.js?v=1:10:5`.
    const position = address.match(/[?#].*?((?::\d+){1,2})$/)?.[1] ?? '';
    done += applyRules(known.slice(from, index)) + redactUrl(address) + position;
    from = index + address.length;
  }
  return (done + applyRules(known.slice(from))).slice(0, limit);
}

/** The path of an address, without its origin. */
export const redactPath = (address, limit) => redact(address, limit).replace(/^\w+:\/\/[^/]+(?=\/|$)/, '') || '/';

/** The origin of an address; a keyword such as `inline` or `eval` stays. */
export const originOrKeyword = (address) =>
  /^[a-z-]{1,32}$/.test(address) ? address : URL.canParse(address) ? new URL(address).origin : 'unreadable';
