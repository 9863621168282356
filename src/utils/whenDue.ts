import { onWake } from './onWake';

/** Maximum delay of a browser's timer. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Calls back once when the clock has reached a time, at once if it is past. Timers of hidden pages are throttled, and a
 * sleeping machine stops them: on every wake of the page the clock decides. Returns the cancel function.
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
