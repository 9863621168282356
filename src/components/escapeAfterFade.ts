/** Maximum wait for a fade: an endless animation must not swallow the key. */
const FADE_LIMIT_MS = 500;

/** antd's pop-ups and drawers that are closed but still fading out. */
const LEAVING = '[class*="ant-"][class*="-leave"]';

const endFades = () => {
  // jsdom has no animations.
  for (const animation of document.getAnimations?.() ?? []) {
    const { target } = (animation.effect ?? {}) as { target?: Element | null };
    if (target?.matches(LEAVING)) animation.finish();
  }
};

/**
 * Lets Escape close the next layer while the previous one is still fading out. antd keeps a closed layer in its list
 * until the fade has ended, treats it as the topmost one, and drops the key. So the fade is ended first, and the key is
 * dispatched again to the element that has the focus then.
 *
 * @returns The undo function.
 */
export function watchEscapeDuringFade(): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !event.isTrusted || event.isComposing) return;
    if (!document.querySelector(LEAVING)) return;
    event.stopImmediatePropagation();
    const { key, code, keyCode, repeat } = event;
    const deadline = performance.now() + FADE_LIMIT_MS;
    let calmFrames = 0;
    const replay = () => {
      endFades();
      calmFrames = document.querySelector(LEAVING) ? 0 : calmFrames + 1;
      // antd removes a layer from its list one frame after its fade.
      if (calmFrames < 2 && performance.now() < deadline) {
        requestAnimationFrame(replay);
        return;
      }
      const again = new KeyboardEvent('keydown', { key, code, keyCode, repeat, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(again);
    };
    replay();
  };
  window.addEventListener('keydown', listener, true);
  return () => window.removeEventListener('keydown', listener, true);
}
