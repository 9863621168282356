import {
  createElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createDateField, type DateField as Field, type DateFieldOptions } from '../dateField.ts';
import { newDialogId } from '../dialogId.ts';
import { moveFootFocusToHeading, keepFootFocus } from '../footFocus.ts';
import { createPager, type Pager as PlainPager, type PagerOptions } from '../pager.ts';
import { trapFocus } from '../trapFocus.ts';
import { partTexts, type StatusTone } from '../partTexts.ts';
import { usePortalState, useTexts } from './portal.ts';

export interface PageHeadProps {
  /** Link to the page above, with the class `back`. */
  back?: ReactNode;
  /** The heading, as `<PageHeading title={…}>`. */
  heading: ReactNode;
  /** One line below the heading: what the page holds, or the facts of a record. */
  facts?: ReactNode;
  /** Buttons at the end of the line, the main one last. */
  actions?: ReactNode;
}

/** Head of a page. */
export const PageHead = ({ back, heading, facts, actions }: PageHeadProps): ReactElement =>
  createElement(
    'header',
    { className: 'page-head' },
    back,
    createElement('div', null, heading, facts && createElement('p', { className: 'page-head-facts' }, facts)),
    actions && createElement('div', { className: 'actions' }, actions),
  );

/** A status as a dot and a word: never by color alone. */
export const Status = ({ tone = 'neutral', children }: { tone?: StatusTone; children: ReactNode }): ReactElement =>
  createElement('span', { className: 'status', 'data-tone': tone }, children);

/**
 * For a column of a table of antd with `className="table"`: on a phone, where each row is an entry of a list, its cells
 * say their label before the value.
 */
export const labelledCells = (label: string): { onCell: () => object } => ({ onCell: () => ({ 'data-label': label }) });

export interface CountersProps<Value extends string> {
  label: string;
  /** The counter that filters the list; null when none does. */
  value: Value | null;
  options: readonly { value: Value; label: string; count: number; tone?: StatusTone }[];
  /** Called with null when the active counter is clicked again. */
  onChange(value: Value | null): void;
}

/** Counters above a list, which filter it. */
export const Counters = <Value extends string>(props: CountersProps<Value>): ReactElement =>
  createElement(
    'div',
    { className: 'counters', role: 'group', 'aria-label': props.label },
    props.options.map(({ value, label, count, tone }) =>
      createElement(
        'button',
        {
          key: value,
          type: 'button',
          'aria-pressed': props.value === value,
          onClick: () => props.onChange(props.value === value ? null : value),
        },
        createElement(Status, { tone: tone ?? 'neutral', children: label }),
        ' ',
        createElement('strong', null, count),
      ),
    ),
  );

export interface FilterRowProps {
  children: ReactNode;
  /** Text of the button that resets the filter; without it there is none. */
  resetText?: string | false;
  onReset?(): void;
  /** Number of records found, read out when it changes. */
  total?: ReactNode;
}

/** The row of filters above a list: the search field first, then `FilterSelect` and `.check`. */
export const FilterRow = ({ children, resetText, onReset, total }: FilterRowProps): ReactElement =>
  createElement(
    'div',
    { className: 'filters', role: 'search' },
    children,
    resetText && createElement('button', { type: 'button', className: 'button link', onClick: onReset }, resetText),
    total !== undefined && createElement('span', { className: 'total', role: 'status' }, total),
  );

export interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly (readonly [value: Value, label: string])[];
  onChange(value: Value | null): void;
}

/** A filter with one choice of several; its first option chooses all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>): ReactElement {
  const { label, value, options, onChange } = props;
  const t = useTexts(partTexts);
  return createElement(
    'select',
    {
      'aria-label': label,
      value: value ?? '',
      onChange: ({ target }: { target: HTMLSelectElement }) =>
        onChange(options.find(([option]) => option === target.value)?.[0] ?? null),
    },
    createElement('option', { value: '' }, `${label} · ${t('all')}`),
    options.map(([option, text]) => createElement('option', { key: option, value: option }, text)),
  );
}

export interface FormFootProps {
  isChanged: boolean;
  /** What stands at the start of the foot instead of "Unsaved changes". */
  status?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** Foot of a form: whether there is something to save, and the buttons. It stays in view while the form scrolls. */
export function FormFoot({ isChanged, status, children }: FormFootProps): ReactElement {
  const t = useTexts(partTexts);
  const pressed = useRef<HTMLElement | null>(null);
  // Known from the first press on: without one nothing was saved, and the form is left on another way.
  const foot = useRef<HTMLElement | null>(null);
  useLayoutEffect(
    () => () => {
      if (foot.current) moveFootFocusToHeading(foot.current);
    },
    [],
  );
  useLayoutEffect(() => {
    if (!isChanged && pressed.current) keepFootFocus(pressed.current);
    pressed.current = null;
  }, [isChanged]);
  return createElement(
    'footer',
    {
      className: 'form-foot',
      tabIndex: -1,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void (pressed.current = foot.current = currentTarget),
    },
    createElement(
      'span',
      { role: 'status', 'data-changed': isChanged ? '' : undefined },
      status ?? t(isChanged ? 'unsaved' : 'unchanged'),
    ),
    children,
  );
}

export interface DialogProps {
  title: string;
  /** Called for Escape, the cross, and a click beside the dialog. */
  onClose(): void;
  children: ReactNode;
  /** The buttons, the main one last. */
  foot?: ReactNode;
}

/**
 * A dialog in the pane of the subsystem, hidden with it. For a mere question use `portal.confirm`. Render it outside of
 * other forms.
 */
export function Dialog({ title, onClose, children, foot }: DialogProps): ReactElement {
  const t = useTexts(partTexts);
  // React before 18 has no useId.
  const [id] = useState(newDialogId);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (panel.current ? trapFocus(panel.current, () => close.current()) : undefined), []);
  return createElement(
    'div',
    {
      className: 'dialog-veil',
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget) return;
        // The focus goes back to the opener, not to the page below the pointer.
        event.preventDefault();
        onClose();
      },
    },
    createElement(
      'div',
      { ref: panel, className: 'dialog', role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, tabIndex: -1 },
      createElement(
        'header',
        null,
        createElement('h2', { id }, title),
        createElement('button', { type: 'button', 'aria-label': t('close'), onClick: onClose }, '×'),
      ),
      createElement('div', { className: 'dialog-body' }, children),
      foot && createElement('div', { className: 'dialog-foot' }, foot),
    ),
  );
}

export type DateFieldProps = Omit<DateFieldOptions, 'locale'>;

/** A date field in the language of the portal; see `createDateField`. */
export function DateField(props: DateFieldProps): ReactElement {
  const locale = usePortalState((state) => state.locale);
  const host = useRef<HTMLSpanElement>(null);
  const field = useRef<Field | null>(null);
  const first = useRef({ ...props, locale });
  useLayoutEffect(() => {
    const created = createDateField(first.current);
    field.current = created;
    host.current?.append(created.element);
    return () => {
      created.destroy();
      created.element.remove();
    };
  }, []);
  useLayoutEffect(() => field.current?.update({ ...props, locale }));
  return createElement('span', { ref: host, style: { display: 'block', minWidth: 0 } });
}

export type PagerProps = Omit<PagerOptions, 'locale'>;

/** The pages of a list in the language of the portal; see `createPager`. */
export function Pager(props: PagerProps): ReactElement {
  const locale = usePortalState((state) => state.locale);
  const host = useRef<HTMLDivElement>(null);
  const pager = useRef<PlainPager | null>(null);
  const first = useRef({ ...props, locale });
  useLayoutEffect(() => {
    const created = createPager(first.current);
    pager.current = created;
    host.current?.append(created.element);
    return () => created.element.remove();
  }, []);
  useLayoutEffect(() => pager.current?.update({ ...props, locale }));
  return createElement('div', { ref: host });
}
