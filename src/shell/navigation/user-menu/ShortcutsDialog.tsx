import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { useMayInspect } from '@/shell/permissions';
import { inspectSubsystems, keyName, shortcutGroups } from '@/shell/actions';
import styles from './ShortcutsDialog.module.css';

const WIDTH_PX = 632;

/** List of the keyboard shortcuts by area (R095), derived from the actions. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const hidden = useMayInspect() ? [] : [inspectSubsystems.id];
  return (
    <AppModal open title={t('nav.user.shortcuts')} width={WIDTH_PX} onClose={onClose} footer={null}>
      <div className={styles.groups}>
        {shortcutGroups(hidden).map(({ titleKey: groupKey, shortcuts }) => (
          <section key={groupKey}>
            <h2 className={styles.title}>{t(groupKey)}</h2>
            <dl className={styles.list}>
              {shortcuts.map(({ id, titleKey, keys }) => (
                <div key={id} className={styles.row}>
                  <dt>{t(titleKey)}</dt>
                  <dd className={styles.ways}>
                    {keys.map((way) => (
                      <span key={way.join()} className={styles.way}>
                        {way.map((key) => (
                          <kbd key={key} className={styles.key}>
                            {keyName(key)}
                          </kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </AppModal>
  );
}
