import { history } from '@umijs/max';
import ExperimentOutlined from '@ant-design/icons/es/icons/ExperimentOutlined';
import { GRAY_RELEASE_PATH } from '@/constants/paths';
import { useText } from '@/locales/text';
import { useSession } from '@/shell/session';
import { textLanguage } from '@/utils/textLanguage';
import styles from './GrayButton.module.css';

/**
 * Link to the gray release page with the name of the service for this user (R092). Rendered only when the server has
 * sent a name; no space is reserved for it.
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
      <span className={styles.tag} lang={textLanguage(service)}>
        {service}
      </span>
    </button>
  );
}
