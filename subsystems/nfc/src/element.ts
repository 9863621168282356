type Content = Node | string | null | undefined | false;

/** Attributes by name; functions such as `onclick` become listeners. */
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: never) => void)>;

/** Creates an element. Texts become text nodes and attributes, never markup. */
export function build<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const each of content) if (each !== null && each !== undefined && each !== false) element.append(each);
  return element;
}

/** A select with an empty first option. */
export function choice<Value extends string>(
  id: string,
  values: readonly Value[],
  {
    none,
    label,
    nameOf,
    onChoose,
  }: { none?: string; label?: string; nameOf(value: Value): string; onChoose(value: Value | null): void },
): HTMLSelectElement {
  const control = build(
    'select',
    { id, 'aria-label': label, onchange: () => onChoose((control.value || null) as Value | null) },
    none !== undefined && build('option', { value: '' }, none),
    ...values.map((value) => build('option', { value }, nameOf(value))),
  );
  return control;
}
