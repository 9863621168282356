import type { Cleanup } from './define';

type Handlers = Record<string, unknown>;

/**
 * Restores event handler properties (`document.body.onclick = …`) of the page's own elements to what the shell had.
 * React sets one on each container of a portal, and it retains the whole micro-app.
 */
export function rememberHandlers(targets: readonly object[]): Cleanup {
  const before = targets.map((target) => {
    const names = new Set<string>();
    for (const name in target) if (name.startsWith('on')) names.add(name);
    return [...names].map((name) => [name, (target as Handlers)[name]] as const);
  });
  return () => {
    let count = 0;
    targets.forEach((target, index) => {
      for (const [name, handler] of before[index]!) {
        if ((target as Handlers)[name] === handler) continue;
        (target as Handlers)[name] = handler;
        count += 1;
      }
    });
    return count;
  };
}
