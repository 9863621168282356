import { useText } from '@/locales/text';
import { useLanguage } from '@/shell/preferences';
import type { InspectorReport } from './inspectorModel';
import styles from './Inspector.module.css';

/** The registered subsystems without a pane. */
export function OtherSubsystems({ others, isRead }: { others: InspectorReport['others']; isRead: boolean }) {
  const t = useText();
  const language = useLanguage();
  return (
    <section>
      <h2 className={styles.heading}>{t('inspector.others')}</h2>
      {others.length === 0 && (
        <p className={styles.none}>{t(isRead ? 'inspector.allOpened' : 'inspector.registry.unread')}</p>
      )}
      <ul className={styles.list}>
        {others.map(({ code, name, version, address, isDisabled }) => (
          <li key={code} className={styles.line}>
            <span>{name?.[language] ?? code}</span> <code>{version ? `${code}@${version}` : code}</code>{' '}
            <span className={styles.faint}>{address}</span>
            {isDisabled && <span className={styles.tag}>{t('inspector.disabled')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
