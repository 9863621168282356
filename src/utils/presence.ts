/**
 * Names that are held while something is open, seen by every window of the portal. The browser lets go of them when a
 * window is closed, reloaded or killed, so nothing is left over after a crash. Where it has no locks, as on a page that
 * is not served securely, only the names of this window are known.
 */

// The browser's own list is a moment behind what this window has just taken or let go.
const held = new Set<string>();
const released = new Set<string>();

/** Holds a name that nobody else uses. Returns what lets go of it. */
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

/** Every name that is held now, in any window. */
export async function heldNames(): Promise<ReadonlySet<string>> {
  const known = await navigator.locks?.query().catch(() => undefined);
  const names = (known?.held ?? []).flatMap(({ name }) => name ?? []);
  return new Set([...names.filter((name) => !released.has(name)), ...held]);
}
