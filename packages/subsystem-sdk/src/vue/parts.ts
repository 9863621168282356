import {
  type DefineComponent,
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  type PropType,
  ref,
  version,
  watch,
} from 'vue';
import { createDateField, type DateField as Field } from '../dateField.ts';
import { newDialogId } from '../dialogId.ts';
import { moveFootFocusToHeading, keepFootFocus } from '../footFocus.ts';
import { trapFocus } from '../trapFocus.ts';
import { partTexts, type StatusTone } from '../partTexts.ts';
import { usePortalState, useTexts } from './portal.ts';

type Attributes = Record<string, unknown>;
type Listener = (event: Event) => void;

const IS_VUE_2 = version.startsWith('2.');

/** Data of an element for `h`: Vue 2 takes attributes, properties and listeners in groups. */
function dataOf(attrs: Attributes, on: Record<string, Listener> = {}, domProps: Attributes = {}): Attributes {
  const { class: className, ref: name, ...others } = attrs;
  if (IS_VUE_2) return { class: className, ref: name, attrs: others, on, domProps };
  const listeners = Object.entries(on).map(([type, listener]) => [
    `on${type[0]?.toUpperCase()}${type.slice(1)}`,
    listener,
  ]);
  return { ...attrs, ...domProps, ...(Object.fromEntries(listeners) as Attributes) };
}

/** Head of a page. Slots: `back` (a link with the class `back`), the `h1` as default, `facts`, and `actions`. */
export const PageHead = defineComponent({
  name: 'PageHead',
  setup:
    (_, { slots }) =>
    () =>
      h('header', { class: 'page-head' }, [
        slots.back?.(),
        h('div', [slots.default?.(), slots.facts && h('p', { class: 'page-head-facts' }, slots.facts())]),
        slots.actions && h('div', { class: 'actions' }, slots.actions()),
      ]),
}) as DefineComponent;

/** A status as a dot and a word: never by color alone. */
export const Status = defineComponent({
  name: 'PortalStatus',
  props: { tone: { type: String as PropType<StatusTone>, default: 'neutral' } },
  setup:
    (props, { slots }) =>
    () =>
      h('span', dataOf({ class: 'status', 'data-tone': props.tone }), slots.default?.()),
}) as DefineComponent<{ tone?: StatusTone }>;

/** A counter above a list. */
export interface Counter {
  value: string;
  label: string;
  count: number;
  tone?: StatusTone;
}

/** Counters above a list, which filter it; emits `change` with a value, or null for the active one. */
export const Counters = defineComponent({
  name: 'PortalCounters',
  props: {
    label: { type: String, required: true },
    value: { type: String as PropType<string | null>, default: null },
    options: { type: Array as PropType<readonly Counter[]>, required: true },
  },
  emits: ['change'],
  setup:
    (props, { emit }) =>
    () =>
      h(
        'div',
        dataOf({ class: 'counters', role: 'group', 'aria-label': props.label }),
        props.options.map(({ value, label, count, tone }) =>
          h(
            'button',
            {
              ...dataOf(
                { type: 'button', 'aria-pressed': String(props.value === value) },
                { click: () => emit('change', props.value === value ? null : value) },
              ),
              key: value,
            },
            [
              h('span', dataOf({ class: 'status', 'data-tone': tone ?? 'neutral' }), label),
              ' ',
              h('strong', String(count)),
            ],
          ),
        ),
      ),
}) as unknown as DefineComponent<{
  label: string;
  value: string | null;
  options: readonly Counter[];
  onChange?: (value: string | null) => void;
}>;

/** The row of filters above a list; emits `reset`. The text of the reset button is absent while nothing is filtered. */
export const FilterRow = defineComponent({
  name: 'FilterRow',
  props: {
    resetText: { type: String as PropType<string | null>, default: null },
    total: { type: String as PropType<string | null>, default: null },
  },
  emits: ['reset'],
  setup:
    (props, { slots, emit }) =>
    () =>
      h('div', dataOf({ class: 'filters', role: 'search' }), [
        slots.default?.(),
        props.resetText === null
          ? null
          : h(
              'button',
              dataOf({ type: 'button', class: 'button link' }, { click: () => emit('reset') }),
              props.resetText,
            ),
        props.total === null && !slots.total
          ? null
          : h('span', dataOf({ class: 'total', role: 'status' }), slots.total?.() ?? String(props.total)),
      ]),
}) as unknown as DefineComponent<{ resetText?: string | null; total?: string | null; onReset?: () => void }>;

/** A filter with one choice of several; its first option chooses all. Emits `change` with a value or null. */
export const FilterSelect = defineComponent({
  name: 'FilterSelect',
  props: {
    label: { type: String, required: true },
    value: { type: String as PropType<string | null>, default: null },
    options: { type: Array as PropType<readonly (readonly [value: string, label: string])[]>, required: true },
  },
  emits: ['change'],
  setup(props, { emit }) {
    const t = useTexts(partTexts);
    return () =>
      h(
        'select',
        dataOf(
          { 'aria-label': props.label },
          { change: (event) => emit('change', (event.target as HTMLSelectElement).value || null) },
          { value: props.value ?? '' },
        ),
        [['', `${props.label} · ${t('all')}`] as const, ...props.options].map(([value, text]) =>
          h('option', { ...dataOf({}, {}, { value, selected: value === (props.value ?? '') }), key: value }, text),
        ),
      );
  },
}) as unknown as DefineComponent<{
  label: string;
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
  onChange?: (value: string | null) => void;
}>;

/** Foot of a form: whether there is something to save, and the buttons, the main one last. Slot `status` replaces the text. */
export const FormFoot = defineComponent({
  name: 'FormFoot',
  props: { isChanged: { type: Boolean, required: true }, status: { type: String, default: '' } },
  setup(props, { slots }) {
    const t = useTexts(partTexts);
    let pressed: HTMLElement | null = null;
    watch(
      () => props.isChanged,
      (isChanged) => {
        if (!isChanged && pressed) keepFootFocus(pressed);
        pressed = null;
      },
      { flush: 'post' },
    );
    // Known from the first press on: without one nothing was saved, and the form is left on another way.
    let foot: HTMLElement | null = null;
    onBeforeUnmount(() => {
      if (foot) moveFootFocusToHeading(foot);
    });
    const click = ({ currentTarget }: Event) => void (pressed = foot = currentTarget as HTMLElement);
    return () =>
      h('footer', dataOf({ class: 'form-foot', tabindex: -1 }, { click }), [
        h(
          'span',
          dataOf({ role: 'status', ...(props.isChanged ? { 'data-changed': '' } : {}) }),
          props.status || t(props.isChanged ? 'unsaved' : 'unchanged'),
        ),
        slots.default?.(),
      ]);
  },
}) as unknown as DefineComponent<{ isChanged: boolean; status?: string }>;

/**
 * A dialog in the pane of the subsystem, hidden with it; emits `close`. Slots: its content, and `foot` for the buttons,
 * the main one last. Render it outside of other forms.
 */
export const Dialog = defineComponent({
  name: 'PortalDialog',
  props: { title: { type: String, required: true } },
  emits: ['close'],
  setup(props, { slots, emit }) {
    const t = useTexts(partTexts);
    const id = newDialogId();
    const panel = ref<HTMLElement>();
    const close = () => emit('close');
    let release: () => void = () => undefined;
    onMounted(() => {
      if (panel.value) release = trapFocus(panel.value, close);
    });
    onBeforeUnmount(() => release());
    return () =>
      h(
        'div',
        dataOf(
          { class: 'dialog-veil' },
          {
            mousedown: (event) => {
              if (event.target !== event.currentTarget) return;
              // The focus goes back to the opener, not to the page below the pointer.
              event.preventDefault();
              close();
            },
          },
        ),
        [
          h(
            'div',
            {
              ...dataOf({ class: 'dialog', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': id, tabindex: -1 }),
              ref: panel,
            },
            [
              h('header', [
                h('h2', dataOf({ id }), props.title),
                h('button', dataOf({ type: 'button', 'aria-label': t('close') }, { click: close }), '×'),
              ]),
              h('div', { class: 'dialog-body' }, slots.default?.()),
              slots.foot && h('div', { class: 'dialog-foot' }, slots.foot()),
            ],
          ),
        ],
      );
  },
}) as unknown as DefineComponent<{ title: string; onClose?: () => void }>;

/** A date field in the language of the portal; emits `change` for every edit. See `createDateField`. */
export const DateField = defineComponent({
  name: 'DateField',
  props: {
    id: { type: String, required: true },
    value: { type: String, required: true },
    min: { type: String, default: '' },
    max: { type: String, default: '' },
    disabled: { type: Boolean, default: false },
    invalid: { type: Boolean, default: false },
    required: { type: Boolean, default: false },
    describedBy: { type: String, default: '' },
  },
  emits: ['change'],
  setup(props, { emit }) {
    const state = usePortalState();
    const host = ref<HTMLElement>();
    let field: Field | null = null;
    const options = () => ({
      ...props,
      locale: state.value.locale,
      onChange: (value: string) => emit('change', value),
    });
    onMounted(() => {
      field = createDateField(options());
      host.value?.append(field.element);
    });
    watch(options, (next) => field?.update(next));
    onBeforeUnmount(() => field?.destroy());
    return () => h('div', { ref: host });
  },
}) as unknown as DefineComponent<{
  id: string;
  value: string;
  min?: string;
  max?: string;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string;
  onChange?: (value: string) => void;
}>;
