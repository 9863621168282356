/**
 * The browser's own sanitizer as a second layer behind DOMPurify (T15): `setHTML` parses and sanitizes in one step, so
 * nothing can change the meaning in between, and it always removes scripts, whatever the list allows. Its list is that
 * of our profile; addresses and styles have already been filtered by our sanitizer.
 */
import { addresses, ownAttributes, tags, values } from './profile';

/** Inserts markup into an element. */
export type PutMarkup = (element: Element, html: string) => void;

interface SanitizerList {
  elements: readonly string[];
  attributes: readonly string[];
  comments: boolean;
  dataAttributes: boolean;
}

// As in the standard; TypeScript's DOM types include neither yet.
interface SanitizingWindow {
  Sanitizer?: { new (list: SanitizerList): object; prototype: { get?: unknown } };
}
interface SanitizingElement {
  setHTML?: (html: string, options: { sanitizer: object }) => void;
}

const list: SanitizerList = {
  elements: tags,
  attributes: [...addresses, ...values, ...ownAttributes],
  comments: false,
  dataAttributes: false,
};

/**
 * Returns the browser's sanitizer; undefined where it is not supported. An earlier draft with the same names (Chromium
 * 105 to 118) does not accept such a list; only a `Sanitizer` of the standard has `get`.
 */
export function findBrowserSanitizer(): PutMarkup | undefined {
  // Not all versions of TypeScript's DOM types have it.
  const { Sanitizer } = window as unknown as SanitizingWindow;
  const { setHTML } = Element.prototype as SanitizingElement;
  if (typeof setHTML !== 'function' || typeof Sanitizer?.prototype.get !== 'function') return undefined;
  const sanitizer = new Sanitizer(list);
  return (element, html) => setHTML.call(element, html, { sanitizer });
}
