import type { NamedManual } from '@/domain/manual/assumed';
import { useText } from '@/locales/text';
import { ManualIcon } from '../ManualIcon';
import { nameOf } from '../nameOf';
import styles from './ManualList.module.css';

/** The source icon and the name, which opens the manual. */
export function ManualName({ manual, onOpen }: { manual: NamedManual; onOpen: () => void }) {
  const t = useText();
  const name = nameOf(manual, t);
  return (
    <span className={styles.name}>
      <ManualIcon source={manual.source} name={manual.sourceName || t('manuals.home.otherSource')} />
      <button type="button" className={styles.open} title={name} onClick={onOpen}>
        {name}
      </button>
    </span>
  );
}
