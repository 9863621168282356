import { AppModal } from '@/components/app-modal';
import { useText, type TextKey } from '@/locales/text';
import { SHORTCUTS, type Key } from './shortcuts';
import styles from './ShortcutsDialog.module.css';

const WIDTH_PX = 632;

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);
const keyName = (key: Key): string => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key);

/** List of the keyboard shortcuts by area (R095). */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  return (
    <AppModal open title={t('nav.user.shortcuts')} width={WIDTH_PX} onClose={onClose} footer={null}>
      <div className={styles.groups}>
        {SHORTCUTS.map(({ code, shortcuts }) => (
          <section key={code}>
            <h2 className={styles.title}>{t(`nav.keys.${code}`)}</h2>
            <dl className={styles.list}>
              {shortcuts.map(({ code: name, ways }) => (
                <div key={name} className={styles.row}>
                  <dt>{t(`nav.keys.${name}` as TextKey)}</dt>
                  <dd className={styles.ways}>
                    {ways.map((keys) => (
                      <span key={keys.join()} className={styles.way}>
                        {keys.map((key) => (
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
