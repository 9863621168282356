import { seedTickets } from './seed';
import { applyDraft, type Ticket, type TicketDraft } from './ticket';

/** The tickets, in memory: they live as long as the script, so a suspended subsystem keeps its changes. */
export interface TicketStore {
  all(): readonly Ticket[];
  find(id: number): Ticket | undefined;
  save(id: number, draft: TicketDraft, who: string, now: Date): void;
}

/** Creates a store with sample tickets. */
export function createStore(now: Date): TicketStore {
  let tickets: readonly Ticket[] = seedTickets(now);
  return {
    all: () => tickets,
    find: (id) => tickets.find((ticket) => ticket.id === id),
    save: (id, draft, who, at) => {
      tickets = tickets.map((ticket) => (ticket.id === id ? applyDraft(ticket, draft, who, at) : ticket));
    },
  };
}
