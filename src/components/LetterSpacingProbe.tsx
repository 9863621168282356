import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './LetterSpacingProbe.module.css';

/** The probe in the style sheet: its number of characters, and the width of each without any spacing. */
const CHARACTERS = 10;
const CHARACTER_PX = 14;

interface LetterSpacingProbeProps {
  /** Called with what the person's own text spacing adds to every character, in pixels, and at each change of it. */
  onMeasure: (letterSpacing: number) => void;
}

/** Measures the text spacing that a person has set for all text (WCAG 1.4.12), for widths that a script computes. */
export function LetterSpacingProbe({ onMeasure }: LetterSpacingProbeProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const report = useEffectEvent(onMeasure);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => {
      const { offsetWidth } = element;
      // 0 while its page is hidden.
      if (offsetWidth > 0) report(Math.max(0, offsetWidth / CHARACTERS - CHARACTER_PX));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <span ref={ref} className={styles.probe} aria-hidden />;
}
