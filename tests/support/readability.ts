import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** The spacing that a person may set for all text (WCAG 1.4.12). */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** What cannot be read on the present screen: sideways scrolling of the page, text that is cut, controls beyond an edge. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const scroller = document.scrollingElement!;
    if (scroller.scrollWidth > window.innerWidth) problems.push(`the page is ${scroller.scrollWidth} px wide`);

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').slice(0, 40)}`;

    /** Neither a grid nor a flex container draws one. */
    const endsInEllipsis = ({ textOverflow, display }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' && !/grid|flex/.test(display);

    /** The part of a box that its ancestors let through, and whether one of them can be scrolled to the rest. */
    const clipped = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const cut = { x: 0, y: 0, by: '', ellipsis: false };
      let isFixed = false;
      for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isFixed && style.position === 'static') continue;
        // Has no box of its own.
        if (style.display === 'contents') continue;
        const clip = box.getBoundingClientRect();
        // Hidden for the eye, present for the ear.
        if (clip.width <= 1 || clip.height <= 1 || style.clipPath !== 'none') return null;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (/auto|scroll/.test(style.overflowX)) return cut.by ? cut : null;
        if (cuts(style.overflowX)) {
          const x = Math.max(clip.left - left, right - clip.right);
          if (x > cut.x) Object.assign(cut, { x, by: name(box), ellipsis: endsInEllipsis(style) });
        }
        if (cuts(style.overflowY)) {
          const y = Math.max(clip.top - top, bottom - clip.bottom);
          if (y > cut.y) Object.assign(cut, { y, by: name(box), ellipsis: style.webkitLineClamp !== 'none' });
        }
        if (style.position === 'fixed') isFixed = true;
      }
      return cut;
    };

    /** Names and titles of an element and of what it is in. */
    const namesAround = (element: Element): string[] => {
      const texts: string[] = [];
      for (let box: Element | null = element; box; box = box.parentElement)
        texts.push(box.getAttribute('title') ?? '', box.getAttribute('aria-label') ?? '');
      return texts;
    };

    /** The part of a box that an element and its ancestors let through. */
    const shownPart = (own: DOMRect, element: Element | null) => {
      let { left, right, top, bottom } = own;
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const clip = box.getBoundingClientRect();
        if (style.overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      return { left, right, top, bottom };
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent!.trim();
      const element = node.parentElement!;
      if (!words || !isSeen(element) || element.closest('[aria-hidden="true"], script, style, [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const cell = element.closest('th, td');
      const into = cell ? shownPart(box, element).right - cell.getBoundingClientRect().right : 0;
      if (into > 1) problems.push(`“${words.slice(0, 40)}” runs ${Math.round(into)} px into the next cell`);
      const cut = clipped(element, box);
      if (!cut) continue;
      // The whole text is in its title or name, or behind its link.
      const isWholeNamed =
        cut.ellipsis && (element.closest('a') !== null || namesAround(element).some((text) => text.includes(words)));
      if ((cut.x > 2 || cut.y > 4) && !isWholeNamed)
        problems.push(
          `“${words.slice(0, 40)}” is cut by ${cut.by} (${Math.round(cut.x)}, ${Math.round(cut.y)} px)${cut.ellipsis ? ', ellipsis' : ''}`,
        );
      if (box.left < -1 || box.right > window.innerWidth + 1) {
        if (!cut.by)
          problems.push(
            `“${words.slice(0, 40)}” lies beyond the edge (${Math.round(box.left)}–${Math.round(box.right)} px)`,
          );
      }
    }

    /** The sticky or fixed part that an element belongs to: it may lie over what scrolls. */
    const layerOf = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
      return null;
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')]
      .filter((element) => isSeen(element) && !element.closest('[aria-hidden="true"], [inert]'))
      .map((element) => ({
        element,
        box: shownPart(element.getBoundingClientRect(), element.parentElement),
        layer: layerOf(element),
      }))
      .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
    for (const [index, { element, box, layer }] of controls.entries())
      for (const other of controls.slice(index + 1)) {
        if (layer !== other.layer || element.contains(other.element) || other.element.contains(element)) continue;
        const x = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const y = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const words = (one: Element) => one.textContent!.trim().slice(0, 20) || one.getAttribute('aria-label');
        if (x > 4 && y > 4)
          problems.push(
            `“${words(element)}” and “${words(other.element)}” overlap by ${Math.round(x)} × ${Math.round(y)} px`,
          );
      }
    return [...new Set(problems)];
  });

/** Controls whose focus, or whose state, nothing shows: forced colors remove backgrounds and shadows. */
export const unseenStates = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const look = (element: Element): string => {
      const parts = [element, element.nextElementSibling];
      // The ring of a field made of several parts is around all of them.
      for (let box = element.parentElement; box && parts.length < 8; box = box.parentElement) parts.push(box);
      return [...parts, ...element.children]
        .filter((part) => part !== null)
        .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo || null)))
        .map((style) =>
          [
            style.outlineStyle === 'none' ? '' : style.outline,
            style.border,
            style.backgroundColor,
            style.color,
            style.textDecoration,
            style.fontWeight,
            style.content,
            style.width === '0px' ? '' : style.opacity,
          ].join(),
        )
        .join(';');
    };
    const words = (element: Element) =>
      `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null;

    const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';
    const before = document.activeElement as HTMLElement | null;
    for (const element of [...document.querySelectorAll<HTMLElement>(focusable)].filter(isSeen).slice(0, 80)) {
      before?.blur();
      (document.activeElement as HTMLElement | null)?.blur();
      const idle = look(element);
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement === element && look(element) === idle) problems.push(`focus of ${words(element)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();

    for (const state of ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked']) {
      const isOn = (element: Element) => !['false', null].includes(element.getAttribute(state));
      for (const element of [...document.querySelectorAll(`[${state}]`)].filter((each) => isSeen(each) && isOn(each))) {
        const group =
          element.closest('ul, ol, [role="tablist"], [role="group"], [role="listbox"], nav, tr') ?? document.body;
        const peer = [...group.querySelectorAll(element.tagName)].find(
          (each) => isSeen(each) && !isOn(each) && each.className.split(' ')[0] === element.className.split(' ')[0],
        );
        if (peer && look(peer) === look(element)) problems.push(`${state} of ${words(element)}`);
      }
    }

    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const ground = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor;
    for (const each of seen('[role="switch"]'))
      if (ground(each.querySelector('[class$="-handle"]')!, '::before') === ground(each))
        problems.push(`knob of ${words(each)}`);
    for (const bar of seen('[role="progressbar"]')) {
      const value = bar.querySelector('[class*="-circle-path"]') ?? bar.firstElementChild!;
      const { stroke, backgroundColor } = getComputedStyle(value);
      const rail = bar.querySelector('[class*="-circle-rail"]');
      if (rail ? stroke === getComputedStyle(rail).stroke : backgroundColor === ground(bar))
        problems.push(`value of ${words(bar)}`);
    }
    const probe = document.body.appendChild(document.createElement('span'));
    const colorOf = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    for (const each of seen('button:disabled, :is(a, button)[aria-disabled="true"], label:has(input:disabled)'))
      if (getComputedStyle(each).color !== colorOf('GrayText')) problems.push(`disabled ${words(each)}`);
    // Of the others a transparent border would be drawn.
    for (const tab of seen('nav.tabs > a:not([aria-current])'))
      if (getComputedStyle(tab).borderBottomColor !== colorOf('Canvas')) problems.push(`line of ${words(tab)}`);
    probe.remove();
    return [...new Set(problems)];
  });

/** A color of the system, such as `GrayText`, as computed styles give it. */
export const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = color;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);

/** Waits until a message does not overlap an action. */
export const isClearOf = (message: Locator, action: Locator) =>
  expect
    .poll(async () => {
      const [over, below] = await Promise.all([message.boundingBox(), action.boundingBox()]);
      if (!over || !below) return 'not there';
      const isBeside = over.x + over.width <= below.x || below.x + below.width <= over.x;
      const isApart = over.y + over.height <= below.y || below.y + below.height <= over.y;
      return isBeside || isApart ? 'clear' : JSON.stringify([over, below]);
    })
    .toBe('clear');
