import type { Undo } from './define';

type Handlers = Record<string, unknown>;

/**
 * Event handlers in the form of attributes (`document.body.onclick = …`) on the page's own elements. React puts one on
 * each container of a portal, and it keeps the whole micro-app. They go back to what the shell had before the first.
 */
export function rememberHandlers(targets: readonly object[]): Undo {
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
