// Every sandboxed micro-app has its own copy of the SDK, and all of them share the portal's document.
const copy = Math.random().toString(36).slice(2, 8);
let count = 0;

/** Returns an element id for the title of a dialog, unique in the document. */
export const newDialogId = (): string => `portal-dialog-${copy}-${(count += 1)}`;
