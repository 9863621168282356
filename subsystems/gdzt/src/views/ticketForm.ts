import { focusFirstProblem } from '@portal/subsystem-sdk';
import type { AppContext } from '../appContext';
import { field, h, select } from '../dom';
import { isOverdue } from '../tickets/sla';
import {
  checkDraft,
  draftOf,
  PRIORITIES,
  stepsFrom,
  TEAMS,
  type Priority,
  type Ticket,
  type TicketDraft,
  type TicketStatus,
} from '../tickets/ticket';

/** The values being edited; they survive when the form is rendered in another language. */
export interface Editing {
  id: number;
  draft: TicketDraft;
  wasChecked: boolean;
}

export const hasChanges = (ticket: Ticket, { draft }: Editing): boolean => {
  const saved = draftOf(ticket);
  return (Object.keys(saved) as (keyof TicketDraft)[]).some((name) => draft[name] !== saved[name]);
};

/** The form of a ticket. Errors are shown at their fields; `onChange` is called for every edit. */
export function ticketForm(context: AppContext, ticket: Ticket, editing: Editing, onChange: () => void): HTMLElement {
  const { t, canDispatch, portal } = context;
  const problem = () => h('p', { class: 'problem' });
  const problems: Record<keyof TicketDraft, HTMLElement> = {
    status: problem(),
    priority: problem(),
    team: problem(),
    note: problem(),
  };

  const steps = stepsFrom(ticket.status, canDispatch).map((value) => [value, t(`status.${value}`)] as const);
  const controls = {
    status: select(steps, editing.draft.status, (value) => change({ status: value as TicketStatus })),
    priority: select(
      PRIORITIES.map((value) => [value, t(`priority.${value}`)] as const),
      editing.draft.priority,
      (value) => change({ priority: value as Priority }),
    ),
    team: select(
      TEAMS.map((value) => [value, value] as const),
      editing.draft.team,
      (value) => change({ team: value }),
      t('team.none'),
    ),
    note: h('textarea', {
      rows: 4,
      maxlength: 500,
      placeholder: t('ticket.noteHint'),
      on: { input: () => change({ note: controls.note.value }) },
    }),
  };
  controls.note.value = editing.draft.note;
  const save = h('button', { type: 'submit', class: 'button primary' }, t('ticket.save'));
  const discard = h(
    'button',
    {
      type: 'button',
      class: 'button',
      on: {
        click: () => {
          editing.draft = draftOf(ticket);
          editing.wasChecked = false;
          context.redraw();
        },
      },
    },
    t('ticket.discard'),
  );
  const unsaved = h('span', { role: 'status' });

  const fields = {
    status: field('gdzt-status', t('ticket.step'), controls.status, problems.status),
    priority: field('gdzt-draft-priority', t('list.priority'), controls.priority, problems.priority),
    team: field('gdzt-draft-team', t('list.team'), controls.team, problems.team),
    note: field('gdzt-note', t('ticket.note'), controls.note, problems.note),
  };

  const check = (draft: TicketDraft) =>
    checkDraft(draft, ticket, { canDispatch, isOverdue: isOverdue(ticket, new Date()) });
  const show = () => {
    const found = editing.wasChecked ? check(editing.draft) : {};
    // The team can only be set while dispatching, with permission.
    controls.team.disabled = !(canDispatch && editing.draft.status === 'dispatched');
    // The status decides which fields may be empty.
    const missing = check({ ...editing.draft, team: null, note: '' });
    for (const name of ['team', 'note'] as const) {
      const isRequired = missing[name] !== undefined && !controls[name].disabled;
      fields[name].querySelector('label')?.classList.toggle('required', isRequired);
      controls[name].setAttribute('aria-required', String(isRequired));
    }
    for (const name of ['status', 'priority', 'team', 'note'] as const) {
      const kind = found[name];
      problems[name].textContent = kind ? t(`problem.${kind}`) : '';
      controls[name].setAttribute('aria-invalid', String(kind !== undefined));
    }
    const isChanged = hasChanges(ticket, editing);
    save.disabled = !isChanged;
    discard.hidden = !isChanged;
    unsaved.textContent = t(isChanged ? 'ticket.unsaved' : 'ticket.unchanged');
    unsaved.toggleAttribute('data-changed', isChanged);
  };
  const change = (part: Partial<TicketDraft>) => {
    editing.draft = { ...editing.draft, ...part };
    show();
    onChange();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    editing.wasChecked = true;
    show();
    if (Object.keys(check(editing.draft)).length > 0) return focusFirstProblem(form);
    context.store.save(ticket.id, editing.draft, portal.getState().user.userName, new Date());
    editing.draft = draftOf(context.store.find(ticket.id) ?? ticket);
    editing.wasChecked = false;
    portal.toast({ type: 'success', text: t('ticket.saved') });
    context.redraw();
  };
  show();

  const form = h(
    'form',
    { class: 'form', novalidate: true, on: { submit } },
    !canDispatch &&
      (ticket.status === 'new' || ticket.status === 'returned') &&
      h('p', { class: 'note' }, t('ticket.cannotDispatch')),
    h('div', { class: 'fields' }, fields.status, fields.priority, fields.team),
    fields.note,
    h('footer', { class: 'form-foot', tabindex: -1 }, unsaved, discard, save),
  );
  return form;
}
