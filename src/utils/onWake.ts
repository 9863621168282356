import { createEmitter } from './createEmitter';

/** Interval of the clock checks. */
const TICK_MS = 10_000;
/** A longer gap than this between two checks means that the machine was asleep. */
const GAP_MS = 30_000;

const wakes = createEmitter('onWake');
let timer: number | undefined;
let lastTick = 0;

const notify = () => void wakes.emit();

const notifyWhenVisible = () => {
  if (document.visibilityState === 'visible') notify();
};

const notifyFromCache = ({ persisted }: PageTransitionEvent) => {
  if (persisted) notify();
};

/** Timers stop while the machine sleeps, and a window that stays visible gets no event on waking. */
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
 * Calls the listener whenever the page's data may be outdated: the page becomes visible, focused or online, is restored
 * from the page cache, or the machine was asleep. One cause may trigger several calls. Returns the unsubscribe
 * function.
 */
export function onWake(listener: () => void): () => void {
  if (!wakes.hasListeners()) start();
  const unsubscribe = wakes.subscribe(listener);
  return () => {
    unsubscribe();
    if (!wakes.hasListeners()) stop();
  };
}
