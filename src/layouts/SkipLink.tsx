import type { MouseEvent, RefObject } from 'react';
import { useText } from '@/locales/text';
import styles from './SkipLink.module.css';

/** First Tab stop: skips the navigation and moves the focus to the page (R003). */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const t = useText();
  const skip = (event: MouseEvent) => {
    // No history entry: the focus moves within the page.
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      {t('nav.skip')}
    </a>
  );
}
