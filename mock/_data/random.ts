/** A small seeded generator (mulberry32): the same seed gives the same data on every machine and Node version. */
export interface Random {
  /** A whole number from `low` to `high`, inclusive. */
  integer(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

/** Creates a generator with a reproducible sequence. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    integer,
    pick: <T>(list: readonly T[]) => list[integer(0, list.length - 1)] as T,
    chance: (share) => next() < share,
  };
}
