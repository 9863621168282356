/**
 * The browser's own sanitizer as a second layer behind ours (T15): `setHTML` parses and cleans in one step, so nothing
 * can change its meaning between the two, and what runs script never passes it, whatever the list says. Its list is
 * that of our profile; the addresses and styles it lets through are those that our sanitizer has left.
 */
import { addresses, ownAttributes, tags, values } from './profile';

/** Puts markup into an element. */
export type PutMarkup = (element: Element, html: string) => void;

interface SanitizerList {
  elements: readonly string[];
  attributes: readonly string[];
  comments: boolean;
  dataAttributes: boolean;
}

// As the standard has them; the types that come with the compiler know neither yet.
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
 * How the browser sanitizes; undefined where it does not. An earlier draft of both names, which Chromium had from 105
 * to 118, takes no such list: only the sanitizer of the standard can be asked for its own.
 */
export function findBrowserSanitizer(): PutMarkup | undefined {
  const { Sanitizer } = window as SanitizingWindow;
  const { setHTML } = Element.prototype as SanitizingElement;
  if (typeof setHTML !== 'function' || typeof Sanitizer?.prototype.get !== 'function') return undefined;
  const sanitizer = new Sanitizer(list);
  return (element, html) => setHTML.call(element, html, { sanitizer });
}
