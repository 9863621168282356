import {
  useCallback,
  useEffect,
  useState,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { usePageVisibility, whileShown } from '@/utils/pageVisibility';
import { prefersReducedMotion } from '@/utils/prefersReducedMotion';

/** Minimum horizontal distance of a swipe that turns the banner. */
const BANNER_SWIPE_PX = 40;

const subscribeToVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/**
 * Advances slides on a timer (R013). The timer pauses while the user has paused it, hovers over the slides, has the
 * keyboard focus inside, or has the page or the window hidden; with reduced motion it starts paused.
 */
export function useCarousel(slideCount: number, intervalMs: number) {
  const [index, setIndex] = useState(0);
  const [isStopped, setStopped] = useState(prefersReducedMotion);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const visibility = usePageVisibility();
  const swipeFrom = useRef<number | null>(null);
  const isTurning = !isStopped && !isPointedAt && !isFocused && !isHidden;

  const turn = useCallback(
    (step: number) => setIndex((current) => (current + step + slideCount) % slideCount),
    [slideCount],
  );

  useEffect(() => {
    if (!isTurning) return;
    return whileShown(visibility, () => {
      const timer = window.setTimeout(() => turn(1), intervalMs);
      return () => window.clearTimeout(timer);
    });
  }, [isTurning, index, intervalMs, turn, visibility]);

  // A page that is left has neither pointer nor focus, and the browser does not tell an element that it is hidden.
  useEffect(
    () =>
      whileShown(visibility, () => () => {
        setFocused(false);
        setPointedAt(false);
      }),
    [visibility],
  );

  const handlers = {
    // Touch has no hover, so only a mouse pauses the slides.
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
    onPointerDown: (event: PointerEvent) => {
      swipeFrom.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = swipeFrom.current === null ? 0 : event.clientX - swipeFrom.current;
      swipeFrom.current = null;
      if (Math.abs(distance) >= BANNER_SWIPE_PX) turn(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      swipeFrom.current = null;
    },
  };

  return { index, show: setIndex, isStopped, toggle: () => setStopped((stopped) => !stopped), isTurning, handlers };
}
