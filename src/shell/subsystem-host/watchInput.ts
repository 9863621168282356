const EVENTS = ['input', 'change'] as const;

interface Watched {
  element: HTMLElement;
  /** Whether a node outside of the pane belongs to the micro-app, such as its dialog on `document.body`. */
  owns(node: Node): boolean;
}

/** Calls `onInput` when something in a pane is changed. Returns the unsubscribe function. */
export function watchInput({ element, owns }: Watched, onInput: () => void): () => void {
  const handleInput = ({ target }: Event) => {
    if (target instanceof Node && (element.contains(target) || owns(target))) onInput();
  };
  // On the window: events whose propagation a micro-app stops still count.
  for (const name of EVENTS) window.addEventListener(name, handleInput, true);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, handleInput, true);
  };
}
