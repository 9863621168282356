/** The clock is looked at so often … */
const TICK_MS = 10_000;
/** … and a longer gap than this between two looks means that the machine slept. */
const GAP_MS = 30_000;

const listeners = new Set<() => void>();
let timer: number | undefined;
let lastTick = 0;

const notify = () => [...listeners].forEach((listener) => listener());

const notifyWhenVisible = () => {
  if (document.visibilityState === 'visible') notify();
};

const notifyFromCache = ({ persisted }: PageTransitionEvent) => {
  if (persisted) notify();
};

/** Timers stop while the machine sleeps, and a window that stays visible gets no event when it wakes. */
const tick = () => {
  const gap = Math.abs(Date.now() - lastTick);
  lastTick = Date.now();
  if (gap > GAP_MS) notifyWhenVisible();
};

const start = () => {
  lastTick = Date.now();
  timer = window.setInterval(tick, TICK_MS);
  window.addEventListener('focus', notify);
  window.addEventListener('online', notify);
  window.addEventListener('pageshow', notifyFromCache);
  document.addEventListener('visibilitychange', notifyWhenVisible);
};

const stop = () => {
  window.clearInterval(timer);
  window.removeEventListener('focus', notify);
  window.removeEventListener('online', notify);
  window.removeEventListener('pageshow', notifyFromCache);
  document.removeEventListener('visibilitychange', notifyWhenVisible);
};

/**
 * Calls back whenever what the page knows may be outdated by time: it is seen or focused again, comes out of the page
 * cache, is online again, or the machine slept. It may be called several times for one cause. Returns what stops it.
 */
export function onWake(listener: () => void): () => void {
  // A function of its own, so that the same listener may be given twice.
  const own = () => listener();
  if (listeners.size === 0) start();
  listeners.add(own);
  return () => {
    if (listeners.delete(own) && listeners.size === 0) stop();
  };
}
