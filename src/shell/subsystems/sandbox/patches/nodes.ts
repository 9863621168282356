import type { Undo } from './define';

/** Marks a node that is hidden with its pane; the CSS rule for it is the shell's. */
export const AWAY = 'data-subsystem-away';
const RULE = `[${AWAY}] { display: none !important; }`;

/** What one micro-app added to the page outside of its container: pop-ups, messages, measuring nodes, styles. */
export interface NodeTracker {
  add(nodes: Iterable<Node>): void;
  /** Hides its pop-ups with its pane, and shows them again with it. */
  setShown(isShown: boolean): void;
  /** Whether a node is one of them, or inside of one. */
  has(node: Node): boolean;
  undo: Undo;
}

const isInPage = (node: Node) => node.isConnected;

/** Tracks the nodes of one micro-app. Text nodes cannot be hidden and are only removed at the end. */
export function createNodeTracker(): NodeTracker {
  const nodes = new Set<Node>();
  let isShown = true;
  let isOver = false;

  const prune = () => {
    for (const node of nodes) if (!isInPage(node)) nodes.delete(node);
  };
  const mark = (node: Node) => {
    if (node instanceof Element && node.closest('head') === null) node.toggleAttribute(AWAY, !isShown);
  };

  return {
    add: (added) => {
      if (nodes.size > 20) prune();
      for (const node of added) {
        if (isOver) {
          node.parentNode?.removeChild(node);
          continue;
        }
        nodes.add(node);
        mark(node);
      }
    },
    setShown: (next) => {
      if (next === isShown) return;
      isShown = next;
      prune();
      nodes.forEach(mark);
    },
    has: (node) => [...nodes].some((own) => own.contains(node)),
    undo: () => {
      isOver = true;
      prune();
      const count = nodes.size;
      for (const node of nodes) node.parentNode?.removeChild(node);
      nodes.clear();
      return count;
    },
  };
}

/** Adds the rule that hides these nodes. It leaves the micro-app's own inline style as it is. */
export function addAwayRule(): void {
  const style = document.createElement('style');
  style.dataset.portal = 'subsystem-away';
  style.textContent = RULE;
  document.head.append(style);
}
