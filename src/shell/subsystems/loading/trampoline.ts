// import-html-entry caches every compiled script forever: a few megabytes per micro-app, even when it is asleep or gone.
// So it gets a trampoline instead of each script, which evaluates the text in the loader's own scope; the compiled
// script is then collected with the micro-app.

/** Key under which a micro-app's window returns the text of a script. */
const SCRIPT_TEXT = Symbol.for('portal.scriptText');

/** Key of the function that is called when a script has run. */
const SCRIPT_END = Symbol.for('portal.scriptEnd');

const onWindow = ({ description }: symbol): string => `window[Symbol.for("${description}")]`;

/** Returns the trampoline script for the script at a URL. */
export const trampolineFor = (address: string): string =>
  `try{eval(${onWindow(SCRIPT_TEXT)}(${JSON.stringify(address)}));}finally{${onWindow(SCRIPT_END)}();}`;

/**
 * Enables trampolines in a micro-app's window. A missing text throws, like a script that cannot be read. The leading
 * semicolon disables a `use strict` directive, which has no effect inside the loader's function either; the sourceURL
 * makes errors name the script. `onEnd` is called whenever a script has run, also when it has thrown.
 */
export function enableTrampolines(
  view: object,
  textOf: (address: string) => string | undefined,
  onEnd: () => void,
): void {
  const scriptTextFor = (address: string) => {
    const text = textOf(address);
    if (text === undefined) throw new Error(`${address} was not fetched`);
    return `;${text}\n//# sourceURL=${address}`;
  };
  Object.defineProperties(view, {
    [SCRIPT_TEXT]: { value: scriptTextFor, configurable: true },
    [SCRIPT_END]: { value: onEnd, configurable: true },
  });
}
