import { type Card, type CardDraft, issueCard } from './card';
import { chipOf, seedCards } from './seed';

/** All cards, in memory: they live as long as the script. */
export interface Register {
  all(): readonly Card[];
  find(id: number): Card | undefined;
  put(card: Card): void;
  issue(draft: CardDraft, replaces: number | null, who: string, now: Date): Card;
}

export function createRegister(now: Date): Register {
  let cards: readonly Card[] = seedCards(now);
  return {
    all: () => cards,
    find: (id) => cards.find((card) => card.id === id),
    put: (changed) => {
      cards = cards.map((card) => (card.id === changed.id ? changed : card));
    },
    issue: (draft, replaces, who, at) => {
      const id = Math.max(0, ...cards.map((card) => card.id)) + 1;
      const card = issueCard(draft, { id, chip: chipOf(id), replaces }, who, at);
      cards = [card, ...cards];
      return card;
    },
  };
}
