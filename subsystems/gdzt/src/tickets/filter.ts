import { isOverdue } from './sla';
import { PRIORITIES, TEAMS, TICKET_STATUSES, type Priority, type Ticket, type TicketStatus } from './ticket';

/** The filter of the list, stored in the address, so that links, back and forward show the same list. */
export interface TicketFilter {
  text: string;
  status: TicketStatus | null;
  priority: Priority | null;
  team: string | null;
  overdue: boolean;
  page: number;
}

export const PAGE_SIZE = 12;
const TEXT_MAX_LENGTH = 60;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((each) => each === value) ?? null;

/** Reads a query; unknown values are ignored. */
export function readFilter(query: URLSearchParams): TicketFilter {
  const page = Number(query.get('page'));
  return {
    text: (query.get('q') ?? '').slice(0, TEXT_MAX_LENGTH),
    status: oneOf(TICKET_STATUSES, query.get('status')),
    priority: oneOf(PRIORITIES, query.get('priority')),
    team: oneOf(TEAMS, query.get('team')),
    overdue: query.get('overdue') === '1',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

/** The query of a filter including `?`; empty without filters. */
export function writeFilter({ text, status, priority, team, overdue, page }: TicketFilter): string {
  const query = new URLSearchParams();
  if (text.trim()) query.set('q', text.trim());
  if (status) query.set('status', status);
  if (priority) query.set('priority', priority);
  if (team) query.set('team', team);
  if (overdue) query.set('overdue', '1');
  if (page > 1) query.set('page', String(page));
  const written = query.toString();
  return written && `?${written}`;
}

/** The tickets that match a filter, all pages; the store's order already has urgent open ones first. */
export function applyFilter(tickets: readonly Ticket[], filter: Omit<TicketFilter, 'page'>, now: Date): Ticket[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return tickets.filter((ticket) => {
    const { number, title, community, place, reporter } = ticket;
    const text = `${number} ${title} ${community} ${place} ${reporter}`.toLowerCase();
    return (
      (!filter.status || ticket.status === filter.status) &&
      (!filter.priority || ticket.priority === filter.priority) &&
      (!filter.team || ticket.team === filter.team) &&
      (!filter.overdue || isOverdue(ticket, now)) &&
      words.every((word) => text.includes(word))
    );
  });
}
