// The moves of one person on one day, the same for each runtime: favourites, bursts between two programs, going back.

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shares of the moves: back to the program before, and to the favourite of the present one (a habit). */
const BACK = 0.4;
const USUAL = 0.25;
/**
 * Share of the pauses in which the person reads or writes, and how long: minutes in real life, enough here for what a
 * portal prepares meanwhile. The other pauses are those within a burst of moves.
 */
const READS = 0.15;
const READING_MS = 8_000;

/**
 * Returns `count` moves: the code that is opened, never the one on screen, and the pause before it in ms. The order of
 * `codes` is another one for each seed, the first of it are opened more often; it is the same on each `day`.
 */
export function movesOfDay(seed, codes, count, day = 0) {
  const ofPerson = seeded(seed);
  const order = codes.map((code) => [ofPerson(), code]).sort(([one], [other]) => one - other);
  const random = day === 0 ? ofPerson : seeded(seed * 1_000 + day);
  const favourites = order.map(([, code]) => code);
  const usualNext = new Map(favourites.map((code, index) => [code, favourites[(index + 1) % favourites.length]]));
  const visited = [];
  const next = () => {
    const here = visited.at(-1);
    const kind = random();
    if (visited.length > 1 && kind < BACK) return visited.at(-2);
    if (here !== undefined && kind < BACK + USUAL) return usualNext.get(here);
    const others = favourites.filter((code) => code !== here);
    return others[Math.floor(random() ** 2 * others.length)];
  };
  return Array.from({ length: count }, () => {
    const code = next();
    visited.push(code);
    return { code, pauseMs: random() < READS ? READING_MS : 1_000 + random() * 2_000 };
  });
}
