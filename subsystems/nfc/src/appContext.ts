import { isPlainClick, type PortalContext, type PortalLocale } from '@portal/subsystem-sdk';
import type { Register } from './cards/register';
import { build } from './element';
import { enUS } from './locales/en-US';
import { type TextKey, zhCN } from './locales/zh-CN';

/** Dependencies that every page receives: the portal, the cards, and the texts of the locale. */
export interface AppContext {
  readonly portal: PortalContext;
  readonly register: Register;
  /** May issue, edit, lock and return cards. */
  readonly mayIssue: boolean;
  t(key: TextKey, values?: Record<string, string | number>): string;
  /** A calendar day, `YYYY-MM-DD`. */
  day(day: string): string;
  moment(iso: string): string;
  go(inner: string, options?: { isReplaced?: boolean; isForced?: boolean }): void;
  /** Renders the current page again; a form starts from the saved values unless its edits are kept. */
  refresh(options?: { keepsDraft?: boolean }): void;
}

/** The page on screen. */
export interface Page {
  readonly element: HTMLElement;
  /** For the window title. */
  readonly title: string | null;
  /** Applies another address of the same page; returns false when it belongs to another page. */
  follow(inner: URL): boolean;
  hasUnsaved(): boolean;
}

/** Translation and date formatting for a locale. */
export function createTranslator(locale: PortalLocale): Pick<AppContext, 't' | 'day' | 'moment'> {
  const texts = locale === 'zh-CN' ? zhCN : enUS;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  return {
    t: (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    moment: (iso) => moments.format(new Date(iso)),
  };
}

/** A link to a page of this subsystem. */
export function anchor(context: AppContext, to: string, className: string, text: string): HTMLAnchorElement {
  return build(
    'a',
    {
      class: className,
      href: context.portal.navigation.hrefOf(to),
      onclick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        context.go(to);
      },
    },
    text,
  );
}
