import type { NamedManual } from '@/domain/manual/schema';
import { useText } from '@/locales/text';
import { useRowTabIndex } from '@/shell/list-page';
import { textLanguage } from '@/utils/textLanguage';
import { ManualIcon } from '../ManualIcon';
import { nameOf } from '../nameOf';
import { useSourceName } from '../useSourceName';
import styles from './ManualList.module.css';

/** The source icon and the name, which opens the manual. */
export function ManualName({ manual, onOpen }: { manual: NamedManual; onOpen: () => void }) {
  const t = useText();
  const name = nameOf(manual, t);
  return (
    <span className={styles.name}>
      <ManualIcon source={manual.source} name={useSourceName()(manual)} />
      <button
        type="button"
        className={styles.open}
        title={name}
        lang={textLanguage(name)}
        tabIndex={useRowTabIndex()}
        onClick={onOpen}
      >
        {name}
      </button>
    </span>
  );
}
