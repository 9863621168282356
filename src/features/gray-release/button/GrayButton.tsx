import { history } from '@umijs/max';
import ExperimentOutlined from '@ant-design/icons/es/icons/ExperimentOutlined';
import { GRAY_RELEASE_PATH } from '@/constants/paths';
import { useText } from '@/locales/text';
import { useSession } from '@/shell/session';
import styles from './GrayButton.module.css';

/**
 * Leads to the gray release and names the service that serves this person (R092). It is there only once the server
 * has named one; until then, and without one, no room is kept for it.
 */
export function GrayButton() {
  const t = useText();
  const service = useSession(({ grayService }) => grayService?.serviceName);
  if (!service) return null;
  return (
    <button
      type="button"
      className={styles.button}
      title={t('gray.button.hint', { service })}
      onClick={() => history.push(GRAY_RELEASE_PATH)}
    >
      <ExperimentOutlined className={styles.icon} aria-hidden />
      <span className={styles.label}>{t('gray.button')}</span>
      <span className={styles.tag}>{service}</span>
    </button>
  );
}
