import { useText } from '@/locales/text';
import type { SubsystemRow } from './inspectorModel';
import styles from './Inspector.module.css';

/** Incidents that are listed; the others are only copied. */
const SHOWN = 8;

/** What went wrong in a subsystem, the newest first. */
export function Incidents({ incidents }: Pick<SubsystemRow, 'incidents'>) {
  const t = useText();
  if (incidents.length === 0) return null;
  return (
    <section>
      <h4 className={styles.subheading}>{t('inspector.incidents')}</h4>
      <ul className={styles.list}>
        {incidents.slice(0, SHOWN).map(({ kind, text, count }) => (
          <li key={`${kind} ${text}`} className={styles.line}>
            <span className={styles.tag}>{t(`inspector.incident.${kind}`)}</span> <span lang="en">{text}</span>{' '}
            {count > 1 && <span className={styles.faint}>{t('inspector.times', { count })}</span>}
          </li>
        ))}
        {incidents.length > SHOWN && (
          <li className={styles.line}>{t('inspector.further', { count: incidents.length - SHOWN })}</li>
        )}
      </ul>
    </section>
  );
}
