import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The events of a change come in tasks of their own, before a timer. */
const EVENTS_MS = 100;

/** Changes a dialog without telling its micro-app; `events` are those that the change causes, each once. */
function withoutEvents(dialog: HTMLDialogElement, events: readonly string[], change: () => void): void {
  const pending = new Set(events);
  const suppress = (event: Event) => {
    if (event.target === dialog && pending.delete(event.type)) event.stopImmediatePropagation();
  };
  events.forEach((type) => window.addEventListener(type, suppress, true));
  change();
  pending.delete('beforetoggle');
  setTimeout(() => events.forEach((type) => window.removeEventListener(type, suppress, true)), EVENTS_MS);
}

/** Leaves a modal dialog open, but no longer modal. */
function makeOrdinary(dialog: HTMLDialogElement): void {
  withoutEvents(dialog, ['beforetoggle', 'toggle', 'close'], () => {
    dialog.close();
    dialog.setAttribute('open', '');
  });
}

/** The focus is not moved: it goes back to where it was in the dialog (`useViewFocus`). */
function makeModal(dialog: HTMLDialogElement): void {
  const { inert } = dialog;
  withoutEvents(dialog, ['beforetoggle', 'toggle'], () => {
    dialog.removeAttribute('open');
    dialog.inert = true;
    dialog.showModal();
    dialog.inert = inert;
  });
}

/** What had the focus in a pane before one of its dialogs took it, by dialog. */
function watchOpeners(pane: HTMLElement, openers: WeakMap<HTMLDialogElement, HTMLElement>): () => void {
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    const dialog = (target as Element).closest('dialog');
    if (!dialog || !(relatedTarget instanceof HTMLElement) || !pane.contains(relatedTarget)) return;
    if (!dialog.contains(relatedTarget)) openers.set(dialog, relatedTarget);
  };
  // The browser gives the focus back to what had it when the dialog was made modal again, which lies in the portal.
  const onClose = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement) || pane.contains(document.activeElement)) return;
    openers.get(target)?.focus({ preventScroll: true });
  };
  pane.addEventListener('focusin', onFocusIn);
  pane.addEventListener('close', onClose, true);
  return () => {
    pane.removeEventListener('focusin', onFocusIn);
    pane.removeEventListener('close', onClose, true);
  };
}

/** Makes the modal dialogs of a pane ordinary ones, and those that are opened later. */
function watchModals(pane: HTMLElement, ordinary: Set<HTMLDialogElement>): () => void {
  const makeAllOrdinary = () =>
    pane.querySelectorAll<HTMLDialogElement>('dialog:modal').forEach((dialog) => {
      makeOrdinary(dialog);
      ordinary.add(dialog);
    });
  makeAllOrdinary();
  const observer = new MutationObserver(makeAllOrdinary);
  observer.observe(pane, { attributeFilter: ['open'], subtree: true });
  return () => observer.disconnect();
}

/**
 * Makes the modal dialogs of a hidden pane ordinary ones, and modal again when the pane is shown. The browser keeps
 * everything outside of a modal dialog inert, also when the dialog lies in a hidden pane: the portal could not be used.
 */
export function useModalDialogs(
  section: RefObject<HTMLElement | null>,
  { isShown, isAlive }: { isShown: boolean; isAlive: boolean },
): void {
  // An unmounted micro-app must be garbage-collected: both are empty then.
  const ordinary = useRef(new Set<HTMLDialogElement>());
  const openers = useRef(new WeakMap<HTMLDialogElement, HTMLElement>());

  useLayoutEffect(() => {
    const pane = section.current;
    if (!pane || !isAlive) return ordinary.current.clear();
    if (!isShown) return watchModals(pane, ordinary.current);
    // What its micro-app has closed or removed meanwhile stays so.
    for (const dialog of ordinary.current) if (dialog.open && pane.contains(dialog)) makeModal(dialog);
    ordinary.current.clear();
    return watchOpeners(pane, openers.current);
  }, [section, isShown, isAlive]);
}
