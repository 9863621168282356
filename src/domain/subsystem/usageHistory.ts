/**
 * Which subsystem a person opens after which: counts of transitions between panes, by their keys. The home page and
 * the portal's other pages count as one place, `PORTAL`.
 */

/** The place of every page that is not a subsystem. */
export const PORTAL = '';

/** Times that the second place was opened from the first. */
export type UsageHistory = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Places whose transitions are kept: the ones that were left last. */
const MOST_PLACES = 20;
/** Sum of a place's counts at which all of them are halved, so that habits of last month fade. */
const MOST_COUNTS = 40;
/** A transition that happened once is no habit. */
const LEAST_COUNT = 2;
/**
 * What is opened from anywhere in a smaller share of all transitions is no habit either: after sixty more, half a day, it
 * would still not have been opened with a probability of 0.3, the share of mounts ahead that may be in vain.
 */
const LEAST_SHARE = 0.02;

/** Below this sum of all counts, what is missing says nothing of what the person never opens. */
const LEAST_KNOWN_TRANSITIONS = 20;

const sumOf = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** Rounded up, so that a person who was known stays known: half of more than forty is twenty at least. */
const halved = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).map(([to, count]) => [to, Math.ceil(count / 2)]));

/** The counts after one more transition. */
export function countTransition(transitions: UsageHistory, from: string, to: string): UsageHistory {
  const { [from]: known = {}, ...others } = transitions;
  const counts = { ...known, [to]: (known[to] ?? 0) + 1 };
  const places = [[from, sumOf(counts) > MOST_COUNTS ? halved(counts) : counts] as const, ...Object.entries(others)];
  return Object.fromEntries(places.slice(0, MOST_PLACES));
}

/** Times that each place was opened from anywhere. */
const totalOf = (transitions: UsageHistory): Readonly<Record<string, number>> => {
  const total: Record<string, number> = {};
  for (const counts of Object.values(transitions))
    for (const [to, count] of Object.entries(counts)) total[to] = (total[to] ?? 0) + count;
  return total;
};

const mostFrequent = (counts: Readonly<Record<string, number>>, candidates: ReadonlySet<string>, least: number) =>
  Object.entries(counts)
    .filter(([to, count]) => candidates.has(to) && count >= least)
    .sort(([, one], [, other]) => other - one)[0]?.[0];

/**
 * The candidate that the person opens most often from a place; if none was opened twice from there, the one that is
 * opened most often from anywhere, often enough to be a habit. Undefined without one.
 */
export function mostLikelyNext(
  transitions: UsageHistory,
  from: string,
  candidates: ReadonlySet<string>,
): string | undefined {
  const here = mostFrequent(transitions[from] ?? {}, candidates, LEAST_COUNT);
  if (here !== undefined) return here;
  const total = totalOf(transitions);
  return mostFrequent(total, candidates, Math.max(LEAST_COUNT, sumOf(total) * LEAST_SHARE));
}

/** Whether too little is known of a person to tell what they never open. */
export const isLittleKnown = (transitions: UsageHistory): boolean =>
  sumOf(totalOf(transitions)) < LEAST_KNOWN_TRANSITIONS;

/** Places with those first that the person opens most often, from a place and then from anywhere; the others stay in order. */
export function sortByLikelihood(transitions: UsageHistory, from: string, places: readonly string[]): string[] {
  const here = transitions[from] ?? {};
  const total = totalOf(transitions);
  const times = (counts: Readonly<Record<string, number>>, place: string) => counts[place] ?? 0;
  return [...places].sort(
    (one, other) => times(here, other) - times(here, one) || times(total, other) - times(total, one),
  );
}

/** Stored counts; undefined if they cannot be read. */
export function readTransitions(value: unknown): UsageHistory | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const read = Object.entries(value).map(([from, counts]): [string, Record<string, number>] => [
    from,
    Object.fromEntries(
      Object.entries((counts ?? {}) as Record<string, unknown>).filter(
        (pair): pair is [string, number] => Number.isSafeInteger(pair[1]) && (pair[1] as number) > 0,
      ),
    ),
  ]);
  return Object.fromEntries(read.slice(0, MOST_PLACES));
}
