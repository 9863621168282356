import { createDateField, focusFirstProblem } from '@portal/subsystem-sdk';
import { type CardDraft, checkDraft, type Door, DOORS, HOLDER_KINDS } from '../cards/card';
import { build, choice } from '../element';
import type { AppContext } from '../appContext';

/** The values being edited; they survive when the form is rendered in another language. */
export interface Draft {
  /** Address of the page with the form. */
  readonly page: string;
  readonly start: CardDraft;
  value: CardDraft;
  wasChecked: boolean;
}

const FIELDS = ['holder', 'kind', 'home', 'doors', 'validFrom', 'validUntil'] as const;
type Field = (typeof FIELDS)[number];

export const isChanged = ({ start, value }: Draft): boolean =>
  FIELDS.some((name) => String(start[name]) !== String(value[name]));

interface CardFormOptions {
  draft: Draft;
  submitText: string;
  /** The holder is only editable for a new card. */
  isHolderFixed: boolean;
  /** Called when unsaved work appears or disappears. */
  onChange(): void;
  /** Called with valid values. */
  onSubmit(): void;
}

/** The form of a new or existing card. */
export function cardForm(context: AppContext, options: CardFormOptions): HTMLFormElement {
  const { t } = context;
  const { draft, isHolderFixed } = options;
  const problems = new Map(FIELDS.map((name) => [name, build('p', { id: `nfc-${name}-problem`, class: 'problem' })]));

  const put = (part: Partial<CardDraft>) => {
    draft.value = { ...draft.value, ...part };
    show();
    options.onChange();
  };
  const input = (name: 'holder' | 'home') => {
    const control = build('input', {
      id: `nfc-${name}`,
      type: 'text',
      maxlength: 40,
      autocomplete: 'off',
      oninput: () => put({ [name]: control.value }),
    });
    control.value = draft.value[name];
    return control;
  };
  const kind = choice('nfc-kind', HOLDER_KINDS, {
    nameOf: (value) => t(`kind.${value}`),
    onChoose: (value) => value && put({ kind: value }),
  });
  kind.value = draft.value.kind;
  const holder = input('holder');
  const home = input('home');
  for (const control of [holder, home, kind]) control.disabled = isHolderFixed;
  const boxes = DOORS.map((door: Door) => {
    const box = build('input', {
      id: `nfc-door-${door}`,
      type: 'checkbox',
      onchange: () =>
        put({ doors: DOORS.filter((each) => (each === door ? box.checked : draft.value.doors.includes(each))) }),
    });
    box.checked = draft.value.doors.includes(door);
    return { box, label: build('label', { class: 'check' }, box, t(`door.${door}`)) };
  });
  const date = (name: 'validFrom' | 'validUntil') =>
    createDateField({
      id: `nfc-${name}`,
      value: draft.value[name],
      locale: context.portal.getState().locale,
      onChange: (value) => put({ [name]: value }),
    });
  const validFrom = date('validFrom');
  const validUntil = date('validUntil');
  const controls: Record<Field, readonly (HTMLInputElement | HTMLSelectElement)[]> = {
    holder: [holder],
    kind: [kind],
    home: [home],
    doors: boxes.map(({ box }) => box),
    validFrom: [validFrom.input],
    validUntil: [validUntil.input],
  };

  const submit = build('button', { type: 'submit', class: 'button primary' }, options.submitText);
  const discard = build(
    'button',
    {
      type: 'button',
      class: 'button',
      onclick: () => {
        draft.value = draft.start;
        draft.wasChecked = false;
        context.refresh();
      },
    },
    t('card.discard'),
  );
  const unsaved = build('span', { role: 'status' });

  const show = () => {
    const found = draft.wasChecked ? checkDraft(draft.value) : {};
    for (const name of FIELDS) {
      const kindOfProblem = found[name];
      problems.get(name)!.textContent = kindOfProblem ? t(`problem.${kindOfProblem}`) : '';
      for (const control of controls[name]) {
        control.setAttribute('aria-invalid', String(kindOfProblem !== undefined));
        control.setAttribute('aria-describedby', `nfc-${name}-problem`);
      }
    }
    discard.hidden = !isChanged(draft);
    // A new card is issued as it is proposed; a card that exists is only saved when it was changed.
    submit.disabled = isHolderFixed && !isChanged(draft);
    unsaved.textContent = isChanged(draft) ? t('card.unsaved') : isHolderFixed ? t('card.unchanged') : '';
    unsaved.toggleAttribute('data-changed', isChanged(draft));
  };
  const isRequired = (name: Field) => name !== 'kind' && !controls[name][0]?.disabled;
  const field = (name: Field, label: string, control: HTMLElement) =>
    build(
      'div',
      { class: 'field' },
      build('label', { for: `nfc-${name}`, class: isRequired(name) && 'required' }, label),
      control,
      problems.get(name),
    );
  // Any one door is enough, so that none of its boxes is required.
  for (const name of FIELDS)
    if (name !== 'doors' && isRequired(name)) controls[name][0]?.setAttribute('aria-required', 'true');

  show();
  const form = build(
    'form',
    {
      class: 'form',
      novalidate: true,
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        draft.wasChecked = true;
        show();
        if (Object.keys(checkDraft(draft.value)).length > 0) focusFirstProblem(form);
        else options.onSubmit();
      },
    },
    build(
      'div',
      { class: 'fields' },
      field('holder', t('card.holder'), holder),
      field('kind', t('card.kind'), kind),
      field('home', t('card.home'), home),
    ),
    build(
      'fieldset',
      { class: 'group' },
      build('legend', { class: 'required' }, t('card.doors')),
      ...boxes.map(({ label }) => label),
      problems.get('doors'),
    ),
    build(
      'div',
      { class: 'fields' },
      field('validFrom', t('card.from'), validFrom.element),
      field('validUntil', t('card.untilLabel'), validUntil.element),
    ),
    build('footer', { class: 'form-foot', tabindex: '-1' }, unsaved, discard, submit),
  );
  return form;
}
