/** Longest wait for what is fading out: an animation that never ends must not keep the key. */
const FADE_LIMIT_MS = 500;

/** antd's pop-ups and drawers that are closed and still fade out. */
const LEAVING = '[class*="ant-"][class*="-leave"]';

const endFades = () => {
  // jsdom has no animations.
  for (const animation of document.getAnimations?.() ?? []) {
    const { target } = (animation.effect ?? {}) as { target?: Element | null };
    if (target?.matches(LEAVING)) animation.finish();
  }
};

/**
 * Lets Escape close the next layer while the one before it still fades out. antd keeps a closed layer in its list until
 * the fade has ended, takes it for the topmost one, and drops the key. So the fade is ended first, and the key is
 * dispatched again afterwards, to wherever the focus is by then.
 *
 * @returns The undo.
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
      // antd drops a layer from its list one drawing after its fade.
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
