import { httpSettings } from './settings';

/** A lookup whose answers are kept. */
export interface Remembered<Query, Data> {
  (query: Query): Promise<Data>;
  /** Lets go of every answer, because something behind them has changed. */
  forget(): void;
}

/**
 * Keeps the answers of a lookup while the same token is in use: who asks again gets the first answer, and who asks
 * meanwhile waits for it. A failure is not kept.
 */
export function remember<Query, Data>(load: (query: Query) => Promise<Data>): Remembered<Query, Data> {
  let token: string | null = null;
  const answers = new Map<string, Promise<Data>>();
  const ask = (query: Query): Promise<Data> => {
    const current = httpSettings().readToken();
    if (current !== token) answers.clear();
    token = current;
    const key = JSON.stringify(query) ?? '';
    const known = answers.get(key);
    if (known) return known;
    const answer = load(query);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return answer;
  };
  return Object.assign(ask, { forget: () => answers.clear() });
}
