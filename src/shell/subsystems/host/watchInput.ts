const EVENTS = ['input', 'change'] as const;

interface Watched {
  element: HTMLElement;
  /** Whether a node outside of the pane belongs to the micro-app, such as its dialog on `document.body`. */
  owns(node: Node): boolean;
  /** False for a frame without a bridge, which reports nothing: the focus inside it counts as input. */
  hasBridge: boolean;
}

/** Calls `onInput` when something in a pane is changed, or may have been. Returns the unsubscribe function. */
export function watchInput({ element, owns, hasBridge }: Watched, onInput: () => void): () => void {
  const handleInput = ({ target }: Event) => {
    if (target instanceof Node && (element.contains(target) || owns(target))) onInput();
  };
  // Focus that moves into a frame fires no focus event in this document: its window only loses the focus.
  const lookForFocus = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement && element.contains(activeElement)) onInput();
  };
  // On the window: events whose propagation a micro-app stops still count.
  for (const name of EVENTS) window.addEventListener(name, handleInput, true);
  if (!hasBridge) window.addEventListener('blur', lookForFocus);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, handleInput, true);
    window.removeEventListener('blur', lookForFocus);
  };
}
