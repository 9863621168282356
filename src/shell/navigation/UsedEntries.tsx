import { useState } from 'react';
import { useStore } from 'zustand';
import { ActionButton } from '@/components/ActionButton';
import { LetterSpacingProbe } from '@/components/LetterSpacingProbe';
import { fitEntries, OWN_PAGES } from '@/domain/navigation';
import { spacedWidth, textWidth } from '@/domain/text/textWidth';
import { useText } from '@/locales/text';
import { useElementWidth } from '@/utils/useElementWidth';
import { EntryControl } from './EntryControl';
import { loadEntries } from './loadEntries';
import { navigationStore } from './navigationStore';
import { useEntriesByPosition, useRecentEntries } from './useNavigationEntries';
import styles from './UsedEntries.module.css';

/** Shown in any case; the style sheet hides any more of them in a narrow card, where they are columns. */
const SHOWN_MIN = 3;
const SHOWN_MAX = 7;
/** Icon, gap and padding of an entry, and the gap to the next one. */
const ENTRY_BASE_PX = 46;

/** The systems that the user opened last, then the first of the others: one line of them. */
export function UsedEntries({ title }: { title: string }) {
  const t = useText();
  const { main, more } = useEntriesByPosition();
  const status = useStore(navigationStore, (state) => state.status);
  const all = [...main, ...more].filter(({ systemCode }) => !OWN_PAGES.has(systemCode));
  const recent = useRecentEntries(all);
  const [listRef, width] = useElementWidth<HTMLUListElement>();
  const [letterSpacing, setLetterSpacing] = useState(0);
  const used = [...new Set([...recent, ...all])];
  const { shown } = fitEntries(used, width, {
    widthOf: ({ systemName }) => ENTRY_BASE_PX + spacedWidth(textWidth(systemName), letterSpacing),
  });
  const entries = used.slice(0, Math.min(Math.max(shown.length, SHOWN_MIN), SHOWN_MAX));

  return (
    <nav className={styles.card} aria-label={title} aria-busy={status === 'loading' && entries.length === 0}>
      <h2 className={styles.title}>{title}</h2>
      <LetterSpacingProbe onMeasure={setLetterSpacing} />
      <ul ref={listRef} className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.systemCode}>
            <EntryControl entry={entry} className={styles.entry} labelClassName={styles.name} />
          </li>
        ))}
      </ul>
      {status === 'failed' && entries.length === 0 && (
        <p className={styles.none}>
          {t('nav.failed')}
          <ActionButton kind="link" onClick={() => void loadEntries()}>
            {t('common.retry')}
          </ActionButton>
        </p>
      )}
      {status === 'ready' && entries.length === 0 && <p className={styles.none}>{t('nav.noSystems')}</p>}
    </nav>
  );
}
