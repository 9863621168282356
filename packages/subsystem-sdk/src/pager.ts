import type { PortalLocale } from './context.ts';
import { translateIn, type Texts } from './texts.ts';

const texts: Texts<'pages' | 'previous' | 'next' | 'page' | 'position'> = {
  'zh-CN': {
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {page} 页',
    position: '第 {page} / {pages} 页',
  },
  'en-US': {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    position: 'Page {page} of {pages}',
  },
};

export interface PagerOptions {
  /** The page on screen; the first one is 1. */
  page: number;
  pages: number;
  /** How many records the list has, in words: `共 168 条`. */
  total: string;
  /** Language of the buttons: `portal.getState().locale`. */
  locale: PortalLocale;
  onChange(page: number): void;
}

export interface Pager {
  /** Insert it below the list. */
  readonly element: HTMLElement;
  /** Shows other values; what is not given stays. */
  update(options: Partial<PagerOptions>): void;
}

/**
 * The rows of one page of a list, for `createPager` and `Pager`.
 *
 * @param rows - All rows that were found.
 * @param wanted - The page that the address asks for; one that does not exist becomes the nearest.
 * @param size - Rows of a page.
 * @returns The page, from 1, how many there are, and its rows.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  wanted: number,
  size: number,
): { page: number; pages: number; rows: Row[] } {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  return { page, pages, rows: rows.slice((page - 1) * size, page * size) };
}

/** Most numbers and gaps that are shown: the row keeps its width while the user goes through the pages. */
const MOST_SHOWN = 7;

/** The numbers of a pager, with null for a gap: the first page, those around the one on screen, and the last. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= MOST_SHOWN) return range(1, pages);
  if (page < MOST_SHOWN - 2) return [...range(1, MOST_SHOWN - 2), null, pages];
  if (page > pages - (MOST_SHOWN - 3)) return [1, null, ...range(pages - (MOST_SHOWN - 3), pages)];
  return [1, null, ...range(page - 1, page + 1), null, pages];
}

const element = <Tag extends 'button' | 'nav' | 'span'>(tag: Tag, className: string, text = '') => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
};

/**
 * The pages of a list: how many records there are, the page before, the numbers (on a phone the position), the page
 * after. With one page it says the number of records only. Without a framework; `Pager` of the React entry wraps it.
 */
export function createPager(first: PagerOptions): Pager {
  let options = first;
  const nav = element('nav', 'pager');
  const total = element('span', 'total');
  total.setAttribute('role', 'status');
  const numbers = element('span', 'pages');
  const position = element('span', 'position');

  const button = (text: string, target: () => number) => {
    const made = element('button', '', text);
    made.type = 'button';
    made.addEventListener('click', () => {
      const to = target();
      if (made.getAttribute('aria-disabled') !== 'true' && to !== options.page) options.onChange(to);
    });
    return made;
  };
  const previous = button('‹', () => options.page - 1);
  const next = button('›', () => options.page + 1);

  let drawn: PagerOptions | undefined;
  const draw = () => {
    const { page, pages, locale } = options;
    if (total.textContent !== options.total) total.textContent = options.total;
    // Callers update with every drawing of theirs: a button that is pressed or has the focus stays what it is.
    if (drawn?.page === page && drawn.pages === pages && drawn.locale === locale) return;
    drawn = options;
    const t = translateIn(texts, locale);
    nav.setAttribute('aria-label', t('pages'));
    // Disabled for real, the pressed button would lose the focus at the last page.
    for (const [step, name, isAtEnd] of [
      [previous, 'previous', page <= 1],
      [next, 'next', page >= pages],
    ] as const) {
      step.setAttribute('aria-label', t(name));
      step.setAttribute('aria-disabled', String(isAtEnd));
      step.hidden = pages <= 1;
    }
    const focused = numbers.contains(document.activeElement) ? document.activeElement!.textContent : null;
    numbers.hidden = pages <= 1;
    numbers.replaceChildren(
      ...shownPages(page, pages).map((each) => {
        if (each === null) {
          const gap = element('span', 'gap', '…');
          gap.setAttribute('aria-hidden', 'true');
          return gap;
        }
        const number = button(String(each), () => each);
        number.setAttribute('aria-label', t('page', { page: each }));
        if (each === page) number.setAttribute('aria-current', 'page');
        return number;
      }),
    );
    if (focused !== null) {
      const buttons = [...numbers.querySelectorAll('button')];
      const same = buttons.find(({ textContent }) => textContent === focused);
      (same ?? numbers.querySelector<HTMLElement>('[aria-current]'))?.focus({ preventScroll: true });
    }
    position.hidden = pages <= 1;
    position.textContent = t('position', { page, pages });
  };
  nav.append(total, previous, numbers, position, next);
  draw();
  return {
    element: nav,
    update: (changed) => {
      options = { ...options, ...changed };
      draw();
    },
  };
}
