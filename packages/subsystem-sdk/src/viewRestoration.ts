import { normalizeInner } from './address.ts';
import type { PortalContext } from './context.ts';

/** How a page was left. */
interface View {
  scrollTop: number;
  /** URL of the link that was followed. */
  followed: string | null;
}

/** Views by inner address, the latest one last. */
type Views = Map<string, View>;

const MAX_VIEWS = 50;
/** Maximum wait for the rows of a list. */
const WAIT_MS = 3_000;
const STEP_MS = 50;
/** How many steps a restored view is held: pages focus their heading in a later task. */
const HELD_STEPS = 3;
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

const viewsOf = new WeakMap<PortalContext['navigation'], Views>();

const pathOf = (address: string): string => address.replace(/[?#].*/, '');

/** What scrolls the page: the pane in the sandbox, the document in a frame. */
function scrollerOf(root: Element): Element {
  for (let element: Element | null = root; element; element = element.parentElement)
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  return root.ownerDocument.scrollingElement ?? root.ownerDocument.documentElement;
}

/**
 * Returns the address at which a page was last open, with its query, for the link from a record back to its list. Without
 * a visit it is the path itself. The link has the class `back`: then the list is also scrolled as before.
 *
 * @param portal - The portal that `mount` receives.
 * @param path - Path of the list, such as `/orders`.
 * @example `<InnerLink className="back" to={lastAddressOf(portal, '/orders')}>` leads to `/orders?q=lock&page=2`
 */
export function lastAddressOf({ navigation }: Pick<PortalContext, 'navigation'>, path: string): string {
  const wanted = normalizeInner(path);
  const addresses = [...(viewsOf.get(navigation)?.keys() ?? [])];
  return addresses.reverse().find((address) => pathOf(address) === wanted) ?? path;
}

/**
 * Starts each new page at its top, and restores the scroll position and the focus on the link that was followed when the
 * user returns to a page: by back and forward, by a link with the class `back`, or after a form was saved. It waits for
 * the rows of the page, and stops at any input of the user. A page is new when its path and its `h1` are others.
 * `defineSubsystem` calls it; only a Umi slave calls it itself.
 *
 * @param portal - The portal's API.
 * @param element - The element of the subsystem, where the container for pop-ups is not around it.
 * @returns The function that stops it.
 * @example useEffect(() => startViewRestoration(portal), [portal]);
 */
export function startViewRestoration(
  { navigation, popupContainer }: Pick<PortalContext, 'navigation' | 'popupContainer'>,
  element?: Element,
): () => void {
  const popups = popupContainer();
  const root = element && !popups.contains(element) ? element : popups;
  const views: Views = new Map();
  viewsOf.set(navigation, views);
  let shown = navigation.current();
  let heading = root.querySelector('h1');
  /** URL of the link that was clicked last on the page, other than back. */
  let clicked: string | null = null;
  let restore: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const urlOf = (inner: string) => new URL(navigation.hrefOf(inner), root.baseURI).href;

  const keep = (address: string, view: View = { scrollTop: 0, followed: null }) => {
    views.delete(address);
    views.set(address, view);
    const [oldest] = views.keys();
    if (oldest !== undefined && views.size > MAX_VIEWS) views.delete(oldest);
  };

  const finish = () => {
    clearTimeout(timer);
    restore = undefined;
    heading = root.querySelector('h1');
  };

  /** Focuses the link with a URL, unless somebody has moved the focus on; false while there is no such link. */
  const focusLinkTo = (url: string): boolean => {
    const link = [...root.querySelectorAll<HTMLAnchorElement>('a[href]:not(.back)')].find(({ href }) => href === url);
    const { activeElement: active } = root.ownerDocument;
    if (link && (!active || active.contains(root) || active.matches('h1'))) link.focus({ preventScroll: true });
    return link !== undefined;
  };

  /** Applies a view once the page is drawn; returns whether it is complete. */
  const apply = ({ scrollTop, followed }: View): boolean => {
    if (root.querySelector('h1') === heading) return false;
    const isFocused = followed === null || focusLinkTo(followed);
    const scroller = scrollerOf(root);
    scroller.scrollTop = scrollTop;
    return isFocused && Math.abs(scroller.scrollTop - scrollTop) <= 1;
  };

  const start = (view: View, neededSteps: number) => {
    clearTimeout(timer);
    const end = Date.now() + WAIT_MS;
    let steps = 0;
    const step = () => {
      steps = apply(view) ? steps + 1 : 0;
      if (steps >= neededSteps || Date.now() > end) finish();
      else timer = setTimeout(step, STEP_MS);
    };
    restore = () => void apply(view);
    step();
  };

  /** Follows the address after a change of the page. */
  const update = () => {
    const address = navigation.current();
    if (address === shown) {
      if (restore) restore();
      else heading = root.querySelector('h1');
      return;
    }
    const [from, known] = [shown, views.get(address)];
    shown = address;
    if (pathOf(from) === pathOf(address)) return keep(address, known);
    const left = views.get(from);
    if (left) left.followed ??= clicked;
    const returned = clicked === urlOf(address) ? undefined : known;
    clicked = null;
    keep(address, returned);
    if (returned) start({ ...returned }, HELD_STEPS);
    // A page that was opened at a part of it scrolls itself.
    else if (!address.includes('#')) start({ scrollTop: 0, followed: null }, 1);
  };

  /** A click may leave the page. */
  const remember = ({ target }: Event) => {
    update();
    const link = target instanceof Element ? target.closest('a') : null;
    clicked = link?.matches('.back') === false ? link.href : null;
    keep(shown, { scrollTop: scrollerOf(root).scrollTop, followed: null });
  };

  keep(shown);
  const observer = new MutationObserver(update);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('click', remember, true);
  for (const input of INPUTS) root.addEventListener(input, finish, { capture: true, passive: true });
  return () => {
    finish();
    observer.disconnect();
    root.removeEventListener('click', remember, true);
    for (const input of INPUTS) root.removeEventListener(input, finish, true);
    if (viewsOf.get(navigation) === views) viewsOf.delete(navigation);
  };
}
