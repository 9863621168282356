/** A step of the search for the subsystem that causes a fault, by halves. */
export type BisectStep =
  /** Of the suspects, exactly these are to be awake while the user looks whether the fault is there. */
  | { kind: 'ask'; suspects: readonly string[]; awake: readonly string[] }
  /** More than one where all that are left cannot be suspended. */
  | { kind: 'found'; suspects: readonly string[] }
  /** The fault is there without them, or none causes it alone. */
  | { kind: 'none' };

export type BisectQuestion = Extract<BisectStep, { kind: 'ask' }>;

/** The first question, with all suspects asleep: a fault that is there without them is not theirs. */
export const startBisect = (suspects: readonly string[]): BisectStep =>
  suspects.length === 0 ? { kind: 'none' } : { kind: 'ask', suspects, awake: [] };

/**
 * The step after an answer. What counts is which suspects were awake when it was given, not which ones were meant to
 * be: the user may have opened one, or typed something that keeps it from being suspended.
 */
export function continueBisect(
  { suspects }: BisectQuestion,
  isStillThere: boolean,
  isAwake: (suspect: string) => boolean,
): BisectStep {
  const left = suspects.filter((suspect) => isAwake(suspect) === isStillThere);
  if (left.length === 0) return { kind: 'none' };
  const isNarrowed = left.length < suspects.length;
  // Seen with the fault, and nothing else was awake.
  if (isStillThere && (left.length === 1 || !isNarrowed)) return { kind: 'found', suspects: left };
  // A single one is woken, too: the fault may have ended by itself.
  return { kind: 'ask', suspects: left, awake: left.slice(0, Math.ceil(left.length / 2)) };
}
