/**
 * Classes, inline styles, language and direction of `<html>` and `<body>` that change while a micro-app is on screen
 * are removed when it is hidden (F15), and restored with it. Compared one by one: the shell may change others at the
 * same time.
 */
export interface PageAttributes {
  setShown(isShown: boolean): void;
}

/** Classes, inline styles and attributes of one element. */
export interface Look {
  classes: Set<string>;
  styles: Map<string, string>;
  attributes: Map<string, string | null>;
}

export const emptyLook = (): Look => ({ classes: new Set(), styles: new Map(), attributes: new Map() });

const ATTRIBUTES = ['lang', 'dir', 'title'] as const;
const DATA = /^data-/;
const elements = () => [document.documentElement, document.body] as const;

const lookOf = (element: HTMLElement): Look => ({
  classes: new Set(element.classList),
  styles: new Map(
    Array.from({ length: element.style.length }, (_, index) => element.style.item(index)).map((name) => [
      name,
      `${element.style.getPropertyValue(name)}!${element.style.getPropertyPriority(name)}`,
    ]),
  ),
  attributes: new Map(
    [...ATTRIBUTES, ...element.getAttributeNames().filter((name) => DATA.test(name))].map((name) => [
      name,
      element.getAttribute(name),
    ]),
  ),
});

/** Applies what distinguishes one look from the other; the rest of the element stays as it is. */
export function changeLook(element: HTMLElement, from: Look, to: Look): void {
  for (const name of from.classes) if (!to.classes.has(name)) element.classList.remove(name);
  for (const name of to.classes) if (!from.classes.has(name)) element.classList.add(name);
  for (const name of new Set([...from.styles.keys(), ...to.styles.keys()])) {
    const wanted = to.styles.get(name);
    if (wanted === from.styles.get(name)) continue;
    if (wanted === undefined) element.style.removeProperty(name);
    else element.style.setProperty(name, ...(wanted.split('!') as [string, string]));
  }
  if (element.getAttribute('style') === '') element.removeAttribute('style');
  if (element.getAttribute('class') === '') element.removeAttribute('class');
  for (const name of new Set([...from.attributes.keys(), ...to.attributes.keys()])) {
    const value = to.attributes.get(name) ?? null;
    if (value === (from.attributes.get(name) ?? null)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** The looks of `html` and `body` before any micro-app ran. */
let shellLooks: Look[] | undefined;

/**
 * Tracks the attributes of the page's own elements for one micro-app. `shellLanguage` returns the shell's present
 * `lang`. `onOwn` is called, while the micro-app is shown, with the classes and data attributes that others than the
 * shell have set: one that is evaluated ahead or hidden sets its own ones before it is shown.
 */
export function watchPageAttributes(shellLanguage: () => string, onOwn?: (look: Look) => void): PageAttributes {
  let before: Look[] | null = null;
  let own: { from: Look; to: Look }[] = [];
  const ofShell = (shellLooks ??= elements().map(lookOf));

  const reportOwn = () => {
    const look = emptyLook();
    elements().forEach((element, index) => {
      const from = ofShell[index]!;
      const { classes, attributes } = lookOf(element);
      for (const name of classes) if (!from.classes.has(name)) look.classes.add(name);
      for (const [name, value] of attributes)
        if (DATA.test(name) && value !== from.attributes.get(name)) look.attributes.set(name, value);
    });
    onOwn?.(look);
  };
  const observer = onOwn && new MutationObserver(reportOwn);

  return {
    setShown: (isShown) => {
      if (isShown === (before !== null)) return;
      if (isShown) {
        before = elements().map(lookOf);
        elements().forEach((element, index) => {
          if (own[index]) changeLook(element, own[index].from, own[index].to);
          observer?.observe(element, { attributes: true });
        });
        if (observer) reportOwn();
        return;
      }
      const previous = before!;
      if (observer?.takeRecords().length) reportOwn();
      observer?.disconnect();
      before = null;
      // The user may have changed the language meanwhile.
      if (previous[0]!.attributes.get('lang') !== null) previous[0]!.attributes.set('lang', shellLanguage());
      own = elements().map((element, index) => {
        const from = previous[index]!;
        const to = lookOf(element);
        changeLook(element, to, from);
        return { from, to };
      });
    },
  };
}
