const EVENTS = ['input', 'change'] as const;

/** Hears when something is changed inside a pane; a frame keeps that to itself. Answers what stops it. */
export function watchInput(element: HTMLElement, onInput: () => void): () => void {
  for (const name of EVENTS) element.addEventListener(name, onInput, true);
  return () => {
    for (const name of EVENTS) element.removeEventListener(name, onInput, true);
  };
}
