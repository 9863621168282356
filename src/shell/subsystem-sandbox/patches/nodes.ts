import { ROOT_ATTRIBUTE } from '@/shell/subsystem-css-scoping';
import { LAYER_ATTRIBUTE, LAYER_WRAPPER_ATTRIBUTE } from '../bodyLayer';
import type { Cleanup } from './define';

/** Marks a node that is hidden with its pane; the CSS rule for it is the shell's. */
export const HIDDEN_WITH_PANE = 'data-hidden-with-pane';
const HIDDEN_RULE = `[${HIDDEN_WITH_PANE}] { display: none !important; }`;

/**
 * Roots fill the pane as `body` fills the window. The other declarations reset what would be inherited from the portal.
 */
const ROOT_RULE = `:where([${ROOT_ATTRIBUTE}]) { min-height: 100%; overflow-wrap: normal; text-rendering: auto; text-size-adjust: auto; -webkit-font-smoothing: auto; }`;

/**
 * The layer begins where the window begins: coordinates in the page are valid in it. Rules of a micro-app for its body
 * apply to the layer, too, because its pop-ups inherit from them; but it must have no box that covers anything.
 */
const LAYER_RULE = `[${LAYER_ATTRIBUTE}] { ${[
  'display: block',
  'position: absolute',
  'inset: auto',
  'top: calc(var(--layer-top, 0px) - var(--header-height, 0px))',
  'left: var(--layer-left, 0px)',
  'z-index: auto',
  'width: 100%',
  'height: 0',
  ...['min-width', 'min-height', 'margin', 'padding', 'border-width'].map((name) => `${name}: 0`),
  ...['max-width', 'max-height', 'background', 'box-shadow', 'outline', 'transform', 'filter'].map(
    (name) => `${name}: none`,
  ),
  ...['animation', 'backdrop-filter', 'clip-path', 'mask', 'perspective', 'contain'].map((name) => `${name}: none`),
  'overflow: visible',
  'opacity: 1',
  'isolation: auto',
  'will-change: auto',
  'content-visibility: visible',
]
  .map((declaration) => `${declaration} !important`)
  .join('; ')} }`;

const LAYER_WRAPPER_RULE = `[${LAYER_WRAPPER_ATTRIBUTE}] { display: contents; }`;

/** What one micro-app added to the page outside of its container: pop-ups, messages, measuring nodes, styles. */
export interface NodeTracker {
  add(nodes: Iterable<Node>): void;
  /** Hides its pop-ups with its pane, and shows them again with it. */
  setShown(isShown: boolean): void;
  /** Whether a node is one of them, or inside of one. */
  has(node: Node): boolean;
  undo: Cleanup;
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
    // What is in the layer of a pane is hidden with it.
    if (node instanceof Element && node.closest(`head, [${ROOT_ATTRIBUTE}]`) === null)
      node.toggleAttribute(HIDDEN_WITH_PANE, !isShown);
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

/** Adds the rules for these nodes and for the roots of micro-apps; inline styles stay as they are. */
export function addSandboxRules(): void {
  const style = document.createElement('style');
  style.dataset.portal = 'subsystem-away';
  style.textContent = [HIDDEN_RULE, ROOT_RULE, LAYER_RULE, LAYER_WRAPPER_RULE].join('\n');
  document.head.append(style);
}
