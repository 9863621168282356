import {
  baseStyles,
  keepInput,
  leaveQuestion,
  type PortalContext,
  type PortalState,
  type PortalTheme,
  themeVariables,
} from '@portal/subsystem-sdk';
import type { Register } from './cards/register';
import { build } from './element';
import type { Draft } from './pages/cardForm';
import { cardPage, draftFor } from './pages/cardPage';
import { missingPage } from './pages/missingPage';
import { draftOfNew, newCardPage } from './pages/newCardPage';
import { registerPage } from './pages/registerPage';
import { type Page, type AppContext, createTranslator } from './appContext';
import styles from './style.css';

const INNER = 'http://inner.invalid';

const parse = (inner: string): URL => {
  const url = new URL(inner, INNER);
  url.pathname = url.pathname.replace(/(.)\/+$/, '$1');
  if (url.pathname === '/') url.pathname = '/cards';
  return url;
};

/** Sets the portal's theme as custom properties of the root. */
function applyTheme(root: HTMLElement, theme: PortalTheme): void {
  for (const [name, value] of Object.entries(themeVariables(theme))) root.style.setProperty(name, value);
}

const mayIssue = ({ permissions }: PortalState): boolean => permissions.powerCodes.includes('nfc:issue');

/** Runs the subsystem in an element. Returns the function that stops it. */
export function runApp(container: HTMLElement, portal: PortalContext, register: Register): () => void {
  const root = build('div', { class: 'nfc' });
  const sheet = build('style');
  sheet.textContent = baseStyles('.nfc') + styles;
  let here = parse(portal.navigation.current());
  let draft: Draft | null = null;
  let page: Page | null = null;
  let isAsking = false;

  const go: AppContext['go'] = (inner, { isReplaced = false, isForced = false } = {}) => {
    const move = () => {
      if (isReplaced) portal.navigation.replace(inner);
      else portal.navigation.push(inner);
      show(inner);
    };
    if (isForced || mayGo(inner)) move();
    else void ask().then((isAgreed) => isAgreed && move());
  };

  const choosePage = (): Page => {
    const { locale } = portal.getState();
    const context: AppContext = {
      ...createTranslator(locale),
      portal,
      register,
      mayIssue: mayIssue(portal.getState()),
      go,
      refresh: ({ keepsDraft = false } = {}) => {
        if (!keepsDraft) draft = null;
        redraw();
      },
    };
    const { pathname, search, searchParams } = here;
    if (pathname === '/cards') return registerPage(context, here);
    if (pathname === '/cards/new' && context.mayIssue) {
      const replaced = register.find(Number(searchParams.get('replaces')));
      if (draft?.page !== pathname + search) draft = draftOfNew(replaced, pathname + search);
      return newCardPage(context, draft, replaced, here);
    }
    const id = /^\/cards\/(\d{1,9})$/.exec(pathname)?.[1];
    const card = register.find(Number(id));
    if (!card) return missingPage(context, id ? context.t('missing.card', { id }) : context.t('missing.page'));
    if (draft?.page !== pathname) draft = draftFor(card, pathname);
    return cardPage(context, card, draft, pathname);
  };

  const draw = () => {
    page = choosePage();
    root.lang = portal.getState().locale;
    root.replaceChildren(sheet, page.element);
    portal.navigation.setTitle(page.title);
  };

  /**
   * After an action: the focused field keeps the focus, its text is that of the action; the focus of a button stays at
   * the foot of the form, or goes to the heading.
   */
  const redraw = () => {
    const active = document.activeElement;
    if (!active || !root.contains(active)) return draw();
    const held = active.id ? `#${CSS.escape(active.id)}` : active.closest('.form-foot') ? '.form-foot' : 'h1';
    draw();
    (root.querySelector<HTMLElement>(held) ?? root.querySelector('h1'))?.focus({ preventScroll: true });
  };

  const show = (inner: string) => {
    here = parse(inner);
    if (page?.follow(here)) return;
    if (draft) portal.reportUnsaved(false);
    draft = null;
    draw();
    root.scrollIntoView({ block: 'start' });
    root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };

  const mayGo = (inner: string) => !page?.hasUnsaved() || parse(inner).href === here.href;

  const ask = async () => {
    if (isAsking) return false;
    isAsking = true;
    try {
      return await portal.confirm(leaveQuestion(portal.getState().locale));
    } finally {
      isAsking = false;
    }
  };

  applyTheme(root, portal.getState().theme);
  if (parse(portal.navigation.current()).pathname !== new URL(portal.navigation.current(), INNER).pathname)
    portal.navigation.replace(here.pathname + here.search);
  draw();
  container.append(root);
  const stops = [
    portal.subscribe((state, before) => {
      if (state.theme !== before.theme) applyTheme(root, state.theme);
      if (state.locale !== before.locale || mayIssue(state) !== mayIssue(before)) keepInput(root, draw);
    }),
    portal.navigation.onNavigate((inner) => {
      if (mayGo(inner)) return show(inner);
      return ask().then((isAgreed) => {
        if (isAgreed) show(inner);
        return isAgreed;
      });
    }),
    () => root.remove(),
  ];
  return () => stops.forEach((stop) => stop());
}
