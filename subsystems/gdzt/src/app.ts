import {
  baseStyles,
  followState,
  keepInput,
  leaveQuestion,
  type PortalContext,
  type PortalState,
  type PortalTheme,
  repeatWhileVisible,
  themeVariables,
} from '@portal/subsystem-sdk';
import type { AppContext, View } from './appContext';
import { h } from './dom';
import styles from './style.css';
import type { TicketStore } from './tickets/store';
import { draftOf } from './tickets/ticket';
import { listView } from './views/listView';
import { missingView } from './views/missingView';
import type { Editing } from './views/ticketForm';
import { ticketView } from './views/ticketView';
import { wordsIn } from './words';

/** Interval at which the deadlines are updated while they are visible. */
const TICK_MS = 20_000;

const ORIGIN = 'http://inner.invalid';

/** Removes a trailing slash from an inner address. */
function parse(inner: string): URL {
  const url = new URL(inner, ORIGIN);
  url.pathname = url.pathname.replace(/(.)\/+$/, '$1');
  return url;
}

/** Sets the portal's theme as custom properties of the root. */
function applyTheme(root: HTMLElement, theme: PortalTheme): void {
  for (const [name, value] of Object.entries(themeVariables(theme))) root.style.setProperty(name, value);
}

const mayDispatch = ({ permissions }: PortalState): boolean => permissions.powerCodes.includes('gdzt:dispatch');

/** Starts the subsystem in an element. Returns the function that stops it. */
export function startApp(container: HTMLElement, portal: PortalContext, store: TicketStore): () => void {
  const root = h('div', { class: 'gdzt' });
  const style = h('style');
  style.textContent = baseStyles('.gdzt') + styles;
  let view: View;
  let address = parse(portal.navigation.current());
  let editing: Editing | null = null;
  let isAsking = false;

  const createAppContext = (): AppContext => ({
    ...wordsIn(portal.getState().locale),
    portal,
    store,
    canDispatch: mayDispatch(portal.getState()),
    go: (inner, isReplaced = false) => void go(inner, isReplaced),
    redraw: () => redraw(),
  });

  const makeView = (): View => {
    const context = createAppContext();
    const { pathname } = address;
    if (pathname === '/' || pathname === '/tickets') return listView(context, address);
    const id = /^\/tickets\/(\d{1,9})$/.exec(pathname)?.[1];
    if (id === undefined) return missingView(context, context.t('missing.page'));
    const ticket = store.find(Number(id));
    if (!ticket) return missingView(context, context.t('missing.ticket', { id }));
    if (editing?.id !== ticket.id) editing = { id: ticket.id, draft: draftOf(ticket), wasChecked: false };
    return ticketView(context, ticket, address, editing);
  };

  const draw = () => {
    view = makeView();
    root.replaceChildren(style, view.element);
    root.lang = portal.getState().locale;
    portal.navigation.setTitle(view.title);
  };

  /**
   * Renders the page again after an action: the focused field keeps the focus, its text is that of the action. The focus
   * of a button stays at the foot of the form, or goes to the heading once there is no form.
   */
  const redraw = () => {
    const active = root.ownerDocument.activeElement;
    const focusedId = active instanceof HTMLElement && root.contains(active) ? active.id : '';
    const selection =
      active instanceof HTMLTextAreaElement ? ([active.selectionStart, active.selectionEnd] as const) : null;
    draw();
    const wasInFoot = active instanceof HTMLElement && active.closest('.form-foot') !== null;
    const again = focusedId
      ? root.querySelector<HTMLElement>(`#${CSS.escape(focusedId)}`)
      : wasInFoot
        ? (root.querySelector<HTMLElement>('.form-foot') ?? root.querySelector<HTMLElement>('h1'))
        : null;
    again?.focus({ preventScroll: true });
    if (selection && again instanceof HTMLTextAreaElement) again.setSelectionRange(...selection);
  };

  const drawWhileTyping = () => keepInput(root, draw);

  /** Opens an inner page. */
  const show = (inner: string) => {
    address = parse(inner);
    if (view.follow(address)) return;
    if (editing) portal.reportUnsaved(false);
    editing = null;
    draw();
    root.scrollIntoView({ block: 'start' });
    root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };

  const mayLeaveFor = (inner: string): boolean => !view.hasUnsaved() || parse(inner).pathname === address.pathname;

  const ask = async (): Promise<boolean> => {
    if (isAsking) return false;
    isAsking = true;
    try {
      return await portal.confirm(leaveQuestion(portal.getState().locale));
    } finally {
      isAsking = false;
    }
  };

  const go = async (inner: string, isReplaced: boolean) => {
    if (!mayLeaveFor(inner) && !(await ask())) return;
    if (isReplaced) portal.navigation.replace(inner);
    else portal.navigation.push(inner);
    show(inner);
  };

  applyTheme(root, portal.getState().theme);
  if (address.pathname === '/') {
    address = parse(`/tickets${address.search}`);
    portal.navigation.replace(`/tickets${address.search}`);
  }
  draw();
  container.append(root);
  const stops = [
    followState(
      portal,
      (state) => state.theme,
      (theme) => applyTheme(root, theme),
    ),
    followState(portal, (state) => state.locale, drawWhileTyping),
    followState(portal, mayDispatch, drawWhileTyping),
    // Deadlines are not updated while hidden.
    repeatWhileVisible(portal, () => view.tick(), TICK_MS),
    portal.navigation.onNavigate((inner) => {
      if (mayLeaveFor(inner)) return show(inner);
      return ask().then((isAgreed) => {
        if (isAgreed) show(inner);
        return isAgreed;
      });
    }),
  ];

  return () => {
    for (const stop of stops) stop();
    root.remove();
  };
}
