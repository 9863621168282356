/**
 * Names that are held while something is open, visible to every window of the portal. The browser releases them when a
 * window is closed, reloaded or killed, so a crash leaves none behind. Without browser locks, as on an insecure page,
 * only the names of this window are known.
 */

// The browser's own list lags behind what this window has just held or released.
const held = new Set<string>();
const released = new Set<string>();

/** Holds a unique name. Returns the release function. */
export function holdName(name: string): () => void {
  held.add(name);
  let release = () => {};
  const isOver = new Promise<void>((resolve) => (release = resolve));
  const forget = () => void released.delete(name);
  navigator.locks?.request(name, () => isOver).then(forget, forget);
  return () => {
    held.delete(name);
    if (navigator.locks) released.add(name);
    release();
  };
}

/** Whether this window holds a name. */
export const isHeldHere = (name: string): boolean => held.has(name);

/**
 * Resolves when no window holds a name any more, at once where none does; rejects when the signal aborts. For a name that
 * is never held again.
 */
export async function whenReleased(name: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(name, { mode: 'shared', signal }, () => undefined);
  released.add(name);
}

/** All names that are held now, in any window. */
export async function heldNames(): Promise<ReadonlySet<string>> {
  const known = await navigator.locks?.query().catch(() => undefined);
  const names = (known?.held ?? []).flatMap(({ name }) => name ?? []);
  return new Set([...names.filter((name) => !released.has(name)), ...held]);
}
