/** What import-html-entry writes before the text of a style sheet. */
const EMBEDDED = /^\/\* (\S+) \*\/$/;

/** Address of the style sheet that the loader has embedded without its text. */
export const embeddedAddress = (style: Element): string | undefined => EMBEDDED.exec(style.textContent ?? '')?.[1];
