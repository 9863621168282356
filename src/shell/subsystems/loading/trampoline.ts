// import-html-entry caches every compiled script forever: a few megabytes per micro-app, even when it is asleep or gone.
// So it gets a trampoline instead of each script, which evaluates the text in the loader's own scope; the compiled
// script is then collected with the micro-app.

/** Key under which a micro-app's window returns the text of a script. */
const SCRIPT_TEXT = Symbol.for('portal.scriptText');

/** Returns the trampoline script for the script at a URL. */
export const trampolineFor = (address: string): string =>
  `eval(window[Symbol.for("${SCRIPT_TEXT.description}")](${JSON.stringify(address)}));`;

/**
 * Enables trampolines in a micro-app's window. A missing text throws, like a script that cannot be read. The leading
 * semicolon disables a `use strict` directive, which has no effect inside the loader's function either; the sourceURL
 * makes errors name the script.
 */
export function enableTrampolines(view: object, textOf: (address: string) => string | undefined): void {
  const scriptTextFor = (address: string) => {
    const text = textOf(address);
    if (text === undefined) throw new Error(`${address} was not fetched`);
    return `;${text}\n//# sourceURL=${address}`;
  };
  Object.defineProperty(view, SCRIPT_TEXT, { value: scriptTextFor, configurable: true });
}
