import { makeRandom } from '../random';
import type { Seed } from '.';
import { receivedMessage, withUnread } from './messages';
import { makeTodo, numbered } from './todos';

/** Length of every paged list in a `.big` dataset. */
const BIG_LENGTH = 10_000;

/** Repeats a list with new ids and titles until it is long enough; dates repeat too, so sorting has to handle ties. */
function repeated<T extends { id: number }>(list: readonly T[], rename: (row: T, number: number) => T): T[] {
  return Array.from({ length: BIG_LENGTH }, (_, index) => {
    const row = list[index % list.length]!;
    return rename({ ...row, id: BIG_LENGTH - index }, index + 1);
  });
}

/** Long lists of a `.big` dataset, for performance tests. */
export function bigLists(seed: Seed, now: number): Partial<Seed> {
  const random = makeRandom(10_000);
  const range = Array.from({ length: BIG_LENGTH }, (_, index) => index);
  return {
    notices: repeated(seed.notices, (row, number) => ({ ...row, title: `${row.title}（第 ${number} 号）` })),
    manuals: repeated(seed.manuals, (row, number) => ({ ...row, name: `${row.name}（第 ${number} 册）` })),
    messages: withUnread([
      ...numbered(
        range.map((index) => receivedMessage(index / 8, now, random)),
        10_000,
      ),
      ...seed.messages.filter((row) => row.createdBy !== 'system'),
    ]),
    pendingTodos: numbered(
      range.map(() => makeTodo(now, random, ['1'])),
      100_000,
    ),
    processedTodos: numbered(
      range.map(() => makeTodo(now, random, ['2', '3'])),
      200_000,
    ),
  };
}
