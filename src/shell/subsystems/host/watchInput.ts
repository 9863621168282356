const EVENTS = ['input', 'change'] as const;

interface Watched {
  element: HTMLElement;
  /** Whether a node outside of the pane is the micro-app's, such as a dialog of it on `document.body`. */
  owns(node: Node): boolean;
  /** A frame that says nothing: whoever has put the focus into it may have typed. */
  isMute: boolean;
}

/** Hears when something is changed in a pane, or may have been. Answers what stops it. */
export function watchInput({ element, owns, isMute }: Watched, onInput: () => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Node && (element.contains(target) || owns(target))) onInput();
  };
  // The way into a frame is no event of this document: its window only loses the focus.
  const lookForFocus = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement && element.contains(activeElement)) onInput();
  };
  // On the window: what a micro-app stops on its way is still heard.
  for (const name of EVENTS) window.addEventListener(name, hear, true);
  if (isMute) window.addEventListener('blur', lookForFocus);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, hear, true);
    window.removeEventListener('blur', lookForFocus);
  };
}
