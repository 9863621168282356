type Child = Node | string | number | null | false | undefined;
type Listeners = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };
type Attributes = { on?: Listeners } & Record<string, string | number | boolean | null | undefined | Listeners>;

/** Creates an element. Data becomes attributes and text, never markup; `false` and null omit an attribute. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { on, ...attributes }: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  for (const [type, listener] of Object.entries(on ?? {})) element.addEventListener(type, listener as EventListener);
  element.append(...children.flatMap((child) => (child == null || child === false ? [] : [child as Node | string])));
  return element;
}

/** A field with its label and error message. */
export function field(
  id: string,
  label: string,
  control: HTMLElement,
  problem: HTMLElement | null = null,
): HTMLElement {
  control.id = id;
  if (problem) {
    problem.id = `${id}-problem`;
    control.setAttribute('aria-describedby', problem.id);
  }
  return h('div', { class: 'field' }, h('label', { for: id }, label), control, problem);
}

/** A select; the empty value means `none`. */
export function select(
  options: readonly (readonly [value: string, label: string])[],
  value: string | null,
  onChange: (value: string | null) => void,
  none?: string,
): HTMLSelectElement {
  const all = none === undefined ? options : [['', none] as const, ...options];
  const control = h(
    'select',
    { on: { change: () => onChange(control.value || null) } },
    ...all.map(([key, label]) => h('option', { value: key }, label)),
  );
  control.value = value ?? '';
  return control;
}
