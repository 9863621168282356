/// <reference lib="dom" />

/**
 * What the pages record about a program.
 *
 * @typedef {{ directive: string, address: string, source: string, line: number }} Violation
 * @typedef {{ timers: number, frames: number, violations: Violation[], isSameDocument?: boolean }} Recorded
 */

/**
 * Runs in each document before its scripts: counts the callbacks that a program has asked for, and keeps what the
 * security policy blocks. In the portal a program is told by the scripts on the stack, in a frame all is its own.
 *
 * @param {string} portalOrigin
 */
export function instrument(portalOrigin) {
  /** @type {any} */
  const own = window;
  if (own.__portalCheck__) return;
  const isPortal = location.origin === portalOrigin;
  const isOfProgram = () =>
    !isPortal ||
    [...(new Error().stack ?? '').matchAll(/https?:\/\/[^\s)]+/g)].some(([url]) => !url.startsWith(`${portalOrigin}/`));

  /** @type {Recorded} */
  const recorded = { timers: 0, frames: 0, violations: [] };
  Object.defineProperty(own, '__portalCheck__', { value: recorded });

  /** @param {string} name @param {'timers' | 'frames'} kind */
  const count = (name, kind) => {
    const original = own[name];
    own[name] = (/** @type {any} */ callback, /** @type {any[]} */ ...rest) => {
      if (typeof callback !== 'function' || !isOfProgram()) return original.call(own, callback, ...rest);
      const counted = (/** @type {any[]} */ ...values) => {
        recorded[kind] += 1;
        return callback(...values);
      };
      return original.call(own, counted, ...rest);
    };
  };
  count('setTimeout', 'timers');
  count('setInterval', 'timers');
  count('requestAnimationFrame', 'frames');

  window.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, disposition }) =>
      disposition === 'enforce' &&
      recorded.violations.push({
        directive: effectiveDirective,
        address: blockedURI,
        source: sourceFile,
        line: lineNumber,
      }),
    true,
  );
}
