/**
 * Limits how often something happens: the returned function counts an attempt and returns whether it is within the
 * limit. Attempts beyond it do not count.
 *
 * @param max - How many are admitted within any period of this length.
 * @param periodMs - In milliseconds.
 */
export function createRateLimit(max: number, periodMs: number): () => boolean {
  const times: number[] = [];
  return () => {
    // Not the clock of the day: set back, it would refuse everything until it has caught up.
    const now = performance.now();
    while (times.length > 0 && now - times[0]! >= periodMs) times.shift();
    if (times.length >= max) return false;
    times.push(now);
    return true;
  };
}
