import { addDays, addMonths, dayName, localToday, monthName, readDay, weekdayName, weeksOf } from './calendar.ts';
import type { PortalLocale } from './context.ts';
import { translateIn, type Texts } from './texts.ts';

const texts: Texts<'open' | 'popup' | 'previous' | 'next' | 'today'> = {
  'zh-CN': { open: '打开日历', popup: '日历', previous: '上个月', next: '下个月', today: '今天' },
  'en-US': { open: 'Open calendar', popup: 'Calendar', previous: 'Previous month', next: 'Next month', today: 'Today' },
};

export interface DateFieldOptions {
  /** Id of the input, for the `for` of its label. */
  id?: string;
  /** The day as `YYYY-MM-DD`; any other text stands in the input as it is. */
  value: string;
  /** Language of the calendar: `portal.getState().locale`. */
  locale: PortalLocale;
  min?: string;
  max?: string;
  disabled?: boolean;
  /** Whether the value is refused, and the id of the text that says why. */
  invalid?: boolean;
  /** Says that the field may not be empty; its label has the class `required`. */
  required?: boolean;
  describedBy?: string;
  /** Called for every edit: with the day that the text means, otherwise with the text itself. */
  onChange(value: string): void;
}

export interface DateField {
  /** Insert it below the element that carries `baseStyles` or `partStyles`. */
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows other values; what is typed at the moment stays. */
  update(options: DateFieldOptions): void;
  /** Closes the calendar, with its listener of the document. */
  destroy(): void;
}

const svgIcon = () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ width: 16, height: 16, viewBox: '0 0 16 16', 'aria-hidden': true }))
    svg.setAttribute(name, String(value));
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3');
  path.setAttribute('fill', 'none');
  path.setAttribute('stroke', 'currentColor');
  svg.append(path);
  return svg;
};

const button = (className: string, label: string, onClick: () => void) => {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  element.addEventListener('click', onClick);
  return element;
};

/**
 * A date field in the language of the portal: text as `YYYY-MM-DD` with a calendar. The browser's own field shows dates
 * in the language of the system. Without a framework; `DateField` of the React and Vue entries wraps it.
 */
export function createDateField(start: DateFieldOptions): DateField {
  let options = start;
  let shown = '';
  let popup: HTMLElement | null = null;
  const t = (key: 'open' | 'popup' | 'previous' | 'next' | 'today') => translateIn(texts, options.locale)(key);

  const element = document.createElement('span');
  element.className = 'date-field';
  const input = document.createElement('input');
  input.type = 'text';
  input.autocomplete = 'off';
  input.maxLength = 16;
  input.placeholder = 'YYYY-MM-DD';
  const opener = button('', '', () => (popup ? close(true) : open()));
  opener.append(svgIcon());
  opener.setAttribute('aria-haspopup', 'dialog');
  element.append(input, opener);

  const isAllowed = (day: string) => !(options.min && day < options.min) && !(options.max && day > options.max);

  const choose = (day: string) => {
    input.value = day;
    close(true);
    options.onChange(day);
  };

  const close = (shouldFocusInput: boolean) => {
    if (!popup) return;
    popup.remove();
    popup = null;
    document.removeEventListener('pointerdown', closeFromOutside, true);
    opener.setAttribute('aria-expanded', 'false');
    if (shouldFocusInput) input.focus();
  };

  /** Draws the month of a day and gives it the focus. */
  const draw = (focused: string, takesFocus: 'day' | 'previous' | 'next') => {
    if (!popup) return;
    const { locale } = options;
    const selected = readDay(input.value);
    const today = localToday();
    const head = document.createElement('header');
    const title = document.createElement('span');
    title.setAttribute('aria-live', 'polite');
    title.textContent = monthName(focused, locale);
    const step = (name: 'previous' | 'next', sign: string, count: number) => {
      const control = button('', t(name), () => draw(addMonths(focused, count), name));
      control.textContent = sign;
      control.dataset.step = name;
      return control;
    };
    head.append(step('previous', '‹', -1), title, step('next', '›', 1));

    const table = document.createElement('table');
    table.setAttribute('role', 'grid');
    table.setAttribute('aria-label', monthName(focused, locale));
    const weeks = weeksOf(focused);
    const names = table.createTHead().insertRow();
    for (const day of weeks[0] ?? []) {
      const cell = document.createElement('th');
      cell.scope = 'col';
      cell.abbr = weekdayName(day, locale, 'long');
      cell.textContent = weekdayName(day, locale, 'narrow');
      names.append(cell);
    }
    const body = table.createTBody();
    for (const week of weeks) {
      const row = body.insertRow();
      for (const day of week) {
        const cell = row.insertCell();
        cell.setAttribute('role', 'gridcell');
        cell.setAttribute('aria-selected', String(day === selected));
        if (day.slice(0, 7) !== focused.slice(0, 7)) continue;
        const control = button('', dayName(day, locale), () => choose(day));
        control.textContent = String(Number(day.slice(8)));
        control.tabIndex = day === focused ? 0 : -1;
        control.disabled = !isAllowed(day);
        control.dataset.day = day;
        if (day === today) control.setAttribute('aria-current', 'date');
        cell.append(control);
      }
    }
    const now = button('today', t('today'), () => choose(today));
    now.textContent = t('today');
    now.disabled = !isAllowed(today);
    popup.replaceChildren(head, table, now);
    const target = popup.querySelector<HTMLElement>(
      takesFocus === 'day' ? `[data-day="${focused}"]:enabled` : `[data-step="${takesFocus}"]`,
    );
    (target ?? popup.querySelector<HTMLElement>('[data-step]'))?.focus({ preventScroll: true });
  };

  const STEPS: Record<string, (day: string) => string> = {
    ArrowLeft: (day) => addDays(day, -1),
    ArrowRight: (day) => addDays(day, 1),
    ArrowUp: (day) => addDays(day, -7),
    ArrowDown: (day) => addDays(day, 7),
    PageUp: (day) => addMonths(day, -1),
    PageDown: (day) => addMonths(day, 1),
  };

  const open = () => {
    if (options.disabled) return;
    popup = document.createElement('div');
    popup.className = 'date-popup';
    popup.setAttribute('role', 'dialog');
    popup.setAttribute('aria-label', t('popup'));
    popup.addEventListener('keydown', (event) => {
      const day = (event.target as HTMLElement).dataset.day;
      const step = day && STEPS[event.key];
      if (event.key === 'Escape') close(true);
      else if (step) {
        const next = step(day);
        if (isAllowed(next)) draw(next, 'day');
      } else return;
      event.preventDefault();
      // The dialog or page around it has an Escape and arrow keys of its own.
      event.stopPropagation();
    });
    element.append(popup);
    document.addEventListener('pointerdown', closeFromOutside, true);
    opener.setAttribute('aria-expanded', 'true');
    const { max, min } = options;
    let day = readDay(input.value) ?? localToday();
    if (max && day > max) day = max;
    if (min && day < min) day = min;
    draw(day, 'day');
    const { bottom } = element.getBoundingClientRect();
    const { offsetHeight } = popup;
    popup.toggleAttribute('data-above', bottom + offsetHeight > window.innerHeight && bottom > offsetHeight + 40);
  };

  const closeFromOutside = (event: Event) => {
    if (popup && !event.composedPath().includes(element)) close(false);
  };

  input.addEventListener('input', () => {
    const day = readDay(input.value);
    shown = day ?? input.value;
    options.onChange(shown);
  });
  // Any way to write a day becomes the one that is shown.
  input.addEventListener('change', () => {
    const day = readDay(input.value);
    if (day) input.value = day;
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    if (!popup) open();
  });
  element.addEventListener('focusout', (event) => {
    if (popup && event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) close(false);
  });

  const update = (next: DateFieldOptions) => {
    options = next;
    if (next.id) input.id = next.id;
    if (next.value !== (readDay(input.value) ?? input.value) || next.value !== shown) input.value = next.value;
    shown = next.value;
    input.disabled = next.disabled === true;
    opener.disabled = next.disabled === true;
    input.setAttribute('aria-invalid', String(next.invalid === true));
    input.setAttribute('aria-required', String(next.required === true));
    if (next.describedBy) input.setAttribute('aria-describedby', next.describedBy);
    else input.removeAttribute('aria-describedby');
    opener.setAttribute('aria-label', t('open'));
    opener.setAttribute('aria-expanded', String(popup !== null));
    if (next.disabled) close(false);
  };
  update(start);

  return {
    element,
    input,
    update,
    destroy: () => close(false),
  };
}
