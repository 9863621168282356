import type { AppContext } from '../appContext';
import { h } from '../dom';
import { slaOf } from '../tickets/sla';
import type { Priority, Ticket, TicketStatus } from '../tickets/ticket';

export const statusTag = ({ t }: AppContext, status: TicketStatus): HTMLElement =>
  h('span', { class: `gdzt-status gdzt-status-${status}` }, h('i', { 'aria-hidden': 'true' }), t(`status.${status}`));

export const priorityTag = ({ t }: AppContext, priority: Priority): HTMLElement =>
  h('span', { class: `gdzt-tag gdzt-priority-${priority}` }, t(`priority.${priority}`));

/** Text of a ticket's deadline. Returns the function that updates it. */
export function clock({ t, span }: AppContext, ticket: Ticket): { element: HTMLElement; tick(): void } {
  const element = h('span', { class: 'gdzt-clock' });
  const tick = () => {
    const { state, minutes } = slaOf(ticket, new Date());
    element.dataset.sla = state;
    if (state === 'kept' || state === 'missed') element.textContent = t(`clock.${state}`);
    else element.textContent = t(state === 'over' ? 'clock.over' : 'clock.left', { time: span(minutes) });
  };
  tick();
  return { element, tick };
}
