import { useEffect } from 'react';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { useStore } from 'zustand';
import { LetterSpacingProbe } from '@/components/LetterSpacingProbe';
import { ENTRY_ICON_WIDTH_PX } from '@/domain/navigation';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { AllMenu } from './all-panel';
import { EntryControl } from './EntryControl';
import { loadEntries } from './loadEntries';
import { navigationStore } from './navigationStore';
import { readRowWidth, storeRowWidth } from './rowWidth';
import { useIdlePrefetch, useOfferedPanes } from './usePrefetch';
import { useNavigationEntries } from './useNavigationEntries';
import { useOverflow } from './useOverflow';
import styles from './EntryBar.module.css';

/** A placeholder while the subsystems are loading, with its gap (R097, EntryBar.module.css). */
const PLACEHOLDER_PX = 96;

/** The subsystems in a row, the rest behind 'all'; home stays usable while loading and after a failure (R097). */
export function EntryBar() {
  const t = useText();
  const { main, more, right, currentCode, status } = useNavigationEntries();
  const behind = more.find(({ systemCode }) => systemCode === currentCode);
  const overflow = useOverflow(main, currentCode, behind && { name: behind.systemName, word: t('nav.all') });
  const { barRef, reservedRef, letterSpacing, shown, widths, rest, spare } = overflow;
  const hasServerEntries = main.length + more.length > 2;
  const isWaiting = status === 'loading' && !hasServerEntries;
  const rowWidth = shown.reduce((sum, entry) => sum + widths.get(entry)!, 0);
  useEffect(() => {
    if (hasServerEntries && rowWidth) storeRowWidth(rowWidth);
  }, [hasServerEntries, rowWidth]);
  // As wide as the entries were last, four at first: the button behind them stays in its place.
  const placeholdersWidth = isWaiting ? (readRowWidth() ?? rowWidth + 4 * PLACEHOLDER_PX) - rowWidth : 0;
  const offered = [...main, ...more];
  useOfferedPanes(offered);
  useIdlePrefetch(offered, status === 'ready');
  const pendingCode = useStore(navigationStore, (state) => state.pendingCode);
  const pending = offered.find(({ systemCode }) => systemCode === pendingCode);

  return (
    <nav ref={barRef} className={styles.bar} aria-label={t('nav.label')} aria-busy={isWaiting || undefined}>
      <ul className={styles.row}>
        {shown.map((entry) => {
          const isCurrent = entry.systemCode === currentCode;
          const width = widths.get(entry);
          const isIconOnly = width === ENTRY_ICON_WIDTH_PX;
          return (
            <li key={entry.systemCode}>
              <EntryControl
                entry={entry}
                isCurrent={isCurrent}
                className={cx(styles.entry, isCurrent && styles.current, isIconOnly && isCurrent && styles.underlined)}
                labelClassName={isIconOnly ? 'visually-hidden' : cx(styles.label, isCurrent && styles.underlined)}
                width={width}
              />
            </li>
          );
        })}
      </ul>
      {isWaiting && (
        <div
          className={styles.skeleton}
          style={{ width: placeholdersWidth }}
          role="status"
          aria-label={t('nav.loading')}
        >
          {Array.from({ length: Math.floor(placeholdersWidth / PLACEHOLDER_PX) }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      )}
      <div ref={reservedRef} className={styles.reserved}>
        {status === 'failed' && (
          <button
            type="button"
            className={styles.retry}
            title={t('nav.failed')}
            aria-label={`${t('nav.failed')}, ${t('common.retry')}`}
            onClick={() => void loadEntries()}
          >
            <ExclamationCircleOutlined aria-hidden />
            <span className={styles.retryText}>{t('common.retry')}</span>
          </button>
        )}
        <AllMenu
          moved={rest}
          more={more}
          everything={[...main, ...more, ...right]}
          currentCode={currentCode}
          spare={isWaiting ? 0 : spare}
          letterSpacing={letterSpacing}
          state={isWaiting ? 'loading' : status === 'failed' && !hasServerEntries ? 'failed' : 'ready'}
        />
      </div>
      <LetterSpacingProbe onMeasure={overflow.setLetterSpacing} />
      <span className="visually-hidden" role="status">
        {pending && t('nav.checking', { name: pending.systemName })}
      </span>
    </nav>
  );
}
