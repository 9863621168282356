import { useText } from '@/locales/text';
import type { Waterfall } from './waterfall';
import styles from './Inspector.module.css';

/** The last opening of a subsystem as a waterfall; the bars are decorative, the numbers say the same. */
export function OpeningChart({ opening, count }: { opening: Waterfall | null; count: number }) {
  const t = useText();
  if (!opening) return <p className={styles.none}>{t('inspector.opening.none')}</p>;
  const isMounted = opening.outcome === 'mounted';
  const remarks = [
    isMounted
      ? t('inspector.opening', { count, ms: Math.round(opening.totalMs) })
      : t('inspector.opening.failed', { count }),
    isMounted && t('inspector.opening.explained', { percent: Math.round(opening.explained * 100) }),
    opening.isPrefetched && t('inspector.opening.prefetched'),
    opening.isBegunAhead && t('inspector.opening.begunAhead'),
    opening.isAhead && t('inspector.opening.ahead'),
    opening.isWoken && t('inspector.opening.woken'),
  ].filter(Boolean);
  return (
    <section>
      <h4 className={styles.subheading}>{remarks.join(' · ')}</h4>
      <ol className={styles.bars}>
        {opening.bars.map(({ phase, ms, left, width }) => (
          <li key={phase} className={styles.barLine} data-phase={phase}>
            <span>{t(`inspector.phase.${phase}`)}</span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ insetInlineStart: `${left}%`, width: `${width}%` }} />
            </span>
            <span className={styles.ms}>{t('inspector.ms', { ms: ms < 10 ? ms : Math.round(ms) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
