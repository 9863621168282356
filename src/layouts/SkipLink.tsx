import type { MouseEvent, RefObject } from 'react';
import { useText } from '@/locales/text';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: leads past the navigation to the page (R003). */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const t = useText();
  const skip = (event: MouseEvent) => {
    // Without an entry in the history: this is a movement inside the page.
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      {t('nav.skip')}
    </a>
  );
}
