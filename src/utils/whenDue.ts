import { onWake } from './onWake';

/** The longest wait that a browser's timer can hold. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Calls back once when the clock has reached a moment, at once when it is past. A hidden page's timers are held back,
 * and a suspended machine stops them: whenever the page wakes, the clock decides. Returns what stops the wait.
 *
 * @param moment - Epoch milliseconds.
 */
export function whenDue(moment: number, act: () => void): () => void {
  let timer: number | undefined;
  let isOver = false;
  const stopListening = onWake(look);
  const stop = () => {
    isOver = true;
    window.clearTimeout(timer);
    stopListening();
  };
  function look() {
    window.clearTimeout(timer);
    if (isOver) return;
    const left = moment - Date.now();
    if (left > 0) timer = window.setTimeout(look, Math.min(left, LONGEST_TIMER_MS));
    else {
      stop();
      act();
    }
  }
  look();
  return stop;
}
