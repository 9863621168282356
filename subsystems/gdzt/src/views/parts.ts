import type { StatusTone } from '@portal/subsystem-sdk';
import type { AppContext } from '../appContext';
import { h } from '../dom';
import { slaOf } from '../tickets/sla';
import type { Priority, Ticket, TicketStatus } from '../tickets/ticket';

/** Colors beside the words. */
const TONES: Record<TicketStatus, StatusTone> = {
  new: 'warning',
  returned: 'warning',
  dispatched: 'brand',
  working: 'brand',
  done: 'success',
};
const PRIORITY_TONES: Partial<Record<Priority, StatusTone>> = { urgent: 'danger', high: 'warning' };

interface HeadParts {
  back?: HTMLElement;
  heading: string;
  facts: (HTMLElement | string)[];
}

/** Head of a page, as in the style sheet of the SDK. */
export const pageHead = ({ back, heading, facts }: HeadParts): HTMLElement =>
  h(
    'header',
    { class: 'page-head' },
    back,
    h('div', {}, h('h1', { tabindex: -1 }, heading), h('p', { class: 'page-head-facts' }, ...facts)),
  );

export const statusTag = ({ t }: AppContext, status: TicketStatus): HTMLElement =>
  h('span', { class: 'status', 'data-tone': TONES[status] }, t(`status.${status}`));

export const priorityTag = ({ t }: AppContext, priority: Priority): HTMLElement =>
  h('span', { class: 'tag', 'data-tone': PRIORITY_TONES[priority] }, t(`priority.${priority}`));

/** Text of a ticket's deadline. Returns the function that updates it. */
export function clock({ t, span }: AppContext, ticket: Ticket): { element: HTMLElement; tick(): void } {
  const element = h('span', { class: 'due' });
  const tick = () => {
    const { state, minutes } = slaOf(ticket, new Date());
    element.dataset.due = state === 'over' || state === 'missed' ? 'late' : state;
    if (state === 'kept' || state === 'missed') element.textContent = t(`clock.${state}`);
    else element.textContent = t(state === 'over' ? 'clock.over' : 'clock.left', { time: span(minutes) });
  };
  tick();
  return { element, tick };
}
