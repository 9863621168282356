import { useId } from 'react';
import { Skeleton } from '@/components/region-state';
import type { NamedManual } from '@/domain/manual/schema';
import { useText } from '@/locales/text';
import type { ListDataState } from '@/shell/list-page';
import { textLanguage } from '@/utils/textLanguage';
import { ManualIcon } from '../ManualIcon';
import { nameOf } from '../nameOf';
import { useRecentManuals } from './useRecentManuals';
import styles from './RecentManuals.module.css';

interface RecentManualsProps {
  /** The list below: its manuals need not be loaded again. */
  data: ListDataState<NamedManual>;
  onOpen: (id: string) => void;
}

/** A row of the manuals that the user opened last (R048). */
export function RecentManuals({ data, onOpen }: RecentManualsProps) {
  const t = useText();
  const titleId = useId();
  const recent = useRecentManuals(data);
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('manuals.recent')}
      </h2>
      <ul className={styles.list}>
        {recent.map(({ id, manual }) => (
          <li key={id} className={styles.item}>
            {manual ? (
              <button type="button" className={styles.open} title={nameOf(manual, t)} onClick={() => onOpen(id)}>
                <ManualIcon source={manual.source} name="" />
                <span className={styles.name} lang={textLanguage(nameOf(manual, t))}>
                  {nameOf(manual, t)}
                </span>
              </button>
            ) : (
              <Skeleton width={140} height={20} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
