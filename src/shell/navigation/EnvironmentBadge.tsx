import { useText } from '@/locales/text';
import { getEnvironment } from '@/utils/environment';
import styles from './EnvironmentBadge.module.css';

/** Shows the name of the environment, except in production (R002). */
export function EnvironmentBadge() {
  const t = useText();
  const { name } = getEnvironment();
  if (name === 'production') return null;
  const label = t(`nav.environment.${name}`);
  return (
    <span className={styles.badge} title={t('nav.environment', { name: label })}>
      {label}
    </span>
  );
}
