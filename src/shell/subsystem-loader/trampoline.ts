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
 * Renames the `sourceURL` of webpack's development modules to the origin of their script. Calls and errors are
 * attributed by origin, and the portal's own development build uses the same `webpack://` names.
 */
const withOwnNames = (text: string, address: string): string =>
  text.replace(/sourceURL=webpack(?:-internal)?:\/\//g, `sourceURL=${new URL(address).origin}/webpack/`);

/** What a micro-app's trampolines need. */
interface TrampolineHooks {
  textOf(address: string): string | undefined;
  /** Called before a script runs; also if its text is missing. */
  onStart(address: string): void;
  /** Called whenever a script has run, also when it has thrown. */
  onEnd(): void;
}

/**
 * Enables trampolines in a micro-app's window. A missing text throws, like a script that cannot be read.
 *
 * A semicolon before the text disables a `use strict` directive, because it has no effect in the loader's function
 * either. The sourceURL makes errors name the script.
 */
export function enableTrampolines(view: object, { textOf, onStart, onEnd }: TrampolineHooks): void {
  const scriptTextFor = (address: string) => {
    onStart(address);
    const text = textOf(address);
    if (text === undefined) throw new Error(`${address} was not fetched`);
    return `;${withOwnNames(text, address)}\n//# sourceURL=${address}`;
  };
  Object.defineProperties(view, {
    [SCRIPT_TEXT]: { value: scriptTextFor, configurable: true },
    [SCRIPT_END]: { value: onEnd, configurable: true },
  });
}
