/** How long a press keeps a window active (`navigator.userActivation`), with a margin for the browser's clock. */
export const USER_ACTIVATION_MS = 5_250;
/** Interval at which a window is checked for presses inside a frame; must be shorter than USER_ACTIVATION_MS. */
export const USER_ACTIVATION_SAMPLE_MS = 1_000;

/** Events of this document that activate the window; a press inside a frame activates it without an event here. */
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'touchend', 'keydown'] as const;

/** Maximum time from a press of Tab to the focus that it moves into a frame, which may run in another process. */
const TAB_MS = 500;

/** Watches one frame for presses inside it. */
export interface FrameInputWatch {
  /** The frame is sampled only while it is shown. */
  setShown(isShown: boolean): void;
  stop(): void;
}

/**
 * Calls `onInput` once when the user may have entered something in a frame that reports nothing. Focus alone is no
 * input: the portal may have moved it there, or the page may have taken it.
 *
 * The window is active for some seconds after a press in it or in any of its frames. So while the frame has the focus,
 * an activation that no press of this document explains is a press inside the frame.
 */
export function watchFrameInput(frame: HTMLIFrameElement, onInput: () => void): FrameInputWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isFocusedByPortal = false;
  let lastTab = -Infinity;
  let isStopped = false;
  // Ignores presses before the watch, such as the click that opened the page.
  let lastPress = performance.now();

  const hasActivation = () => navigator.userActivation.isActive;
  const isUnexplained = () => hasActivation() && performance.now() - lastPress > USER_ACTIVATION_MS;
  const isTabbed = () => performance.now() - lastTab < TAB_MS;

  const onPress = (event: Event) => {
    lastPress = performance.now();
    if (event instanceof KeyboardEvent && event.key === 'Tab') lastTab = lastPress;
  };
  // Focus that moves into a frame fires no focus event in this document: its window only loses the focus.
  const onBlur = () => {
    if (document.activeElement !== frame || isFocusedByPortal) return;
    // Older browsers do not tell whether the window is active: there every focus counts.
    if (!('userActivation' in navigator)) return report();
    if (isUnexplained() || (hasActivation() && (isTabbed() || frame.matches(':hover')))) report();
  };
  const sample = () => {
    if (document.activeElement === frame && isUnexplained()) report();
  };

  const setShown = (isShown: boolean) => {
    clearInterval(timer);
    if (isShown && !isStopped && 'userActivation' in navigator) timer = setInterval(sample, USER_ACTIVATION_SAMPLE_MS);
  };
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    for (const name of PRESSES) window.removeEventListener(name, onPress, true);
    window.removeEventListener('blur', onBlur);
  };
  const report = () => {
    stop();
    onInput();
  };

  // The portal focuses the frame by this method, for example when a dialog closes; the blur during the call is no user
  // input.
  frame.focus = (options) => {
    isFocusedByPortal = true;
    HTMLElement.prototype.focus.call(frame, options);
    isFocusedByPortal = false;
  };
  for (const name of PRESSES) window.addEventListener(name, onPress, true);
  window.addEventListener('blur', onBlur);
  return { setShown, stop };
}
