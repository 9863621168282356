/** The part of React's fiber that tells whether a component rendered. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface CountingWindow {
  renderCount: number;
  __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
}

/**
 * Counts in `renderCount` the components of the portal that React renders, by the rules of its developer tools. Runs in
 * the page before React loads; a subsystem's own React is not counted.
 */
export function countRenders(): void {
  /** Function, class, forwarded ref, memo and simple memo. */
  const componentTags = new Set([0, 1, 11, 14, 15]);
  const performedWork = 1;
  const counted = window as unknown as CountingWindow;
  counted.renderCount = 0;

  const countIn = (fiber: Fiber): void => {
    const before = fiber.alternate;
    if (componentTags.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0))
      counted.renderCount += 1;
    // Children that React has not cloned did not render.
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) countIn(child);
  };

  let renderers = 0;
  counted.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => (renderers += 1),
    onCommitFiberRoot: (renderer: number, root: { current: Fiber }) => {
      if (renderer === 1) countIn(root.current);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
}
