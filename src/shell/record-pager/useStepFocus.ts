import { useEffect, useRef } from 'react';
import { isFocusLost } from '@/utils/lostFocus';

export type Step = 'previous' | 'next';

/**
 * Keeps the focus on the button of a step, or on the other one at the end of the list, while the next record opens: its
 * page would take it. It ends with the next key or click, and when the focus goes anywhere but into the page.
 *
 * @param index - Position of the present record.
 * @returns The props of the button of a step.
 */
export function useStepFocus(index: number) {
  const buttons = useRef<Record<Step, HTMLButtonElement | null>>({ previous: null, next: null });
  const kept = useRef<Step | null>(null);

  const takeBack = () => {
    if (kept.current === null) return;
    const { activeElement: active } = document;
    const { previous, next } = buttons.current;
    const [wanted, other] = kept.current === 'next' ? [next, previous] : [previous, next];
    const target = wanted?.disabled ? other : wanted;
    if (active === target) return;
    // A page that opens takes it into itself; elsewhere, and into a question, the user has moved it.
    const isTaken =
      active === wanted || isFocusLost() || (active?.closest('#main') && !active.closest('[role="dialog"]'));
    if (isTaken) target?.focus({ preventScroll: true });
    else kept.current = null;
  };

  useEffect(() => {
    const release = () => void (kept.current = null);
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, release, true);
    return () => {
      for (const event of events) window.removeEventListener(event, release, true);
    };
  }, []);
  // A button that becomes disabled loses the focus without an event.
  useEffect(takeBack, [index]);

  return (step: Step, act: () => void) => ({
    ref: (button: HTMLButtonElement | null) => void (buttons.current[step] = button),
    onClick: () => {
      kept.current = step;
      act();
    },
    // After the element that takes the focus has it.
    onBlur: () => queueMicrotask(takeBack),
  });
}
