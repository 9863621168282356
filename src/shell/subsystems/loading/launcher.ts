// import-html-entry keeps every program that it has evaluated, compiled, for ever: a few megabytes for each micro-app,
// asleep or gone. So it is given a launcher in the place of each script, which evaluates the text in the loader's own
// scope; the compiled program then goes with the micro-app.

/** Under this name the window of a micro-app hands out the text of a script. */
const SCRIPT_TEXT = Symbol.for('portal.scriptText');

/** The script that launches the one at an address. */
export const launcherOf = (address: string): string =>
  `eval(window[Symbol.for("${SCRIPT_TEXT.description}")](${JSON.stringify(address)}));`;

/**
 * Lets launchers work in the window of a micro-app. A text that cannot be had throws, as a script that cannot be read
 * would. The semicolon keeps a text from being strict as a whole, which inside of the loader's function it would not
 * be either; errors name its address.
 */
export function allowLaunching(view: object, textOf: (address: string) => string | undefined): void {
  const hand = (address: string) => {
    const text = textOf(address);
    if (text === undefined) throw new Error(`${address} was not fetched`);
    return `;${text}\n//# sourceURL=${address}`;
  };
  Object.defineProperty(view, SCRIPT_TEXT, { value: hand, configurable: true });
}
