import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import styles from './ReviewSteps.module.css';

/** Progress of the identity review: submitted, under review, subsystem available. */
export function ReviewSteps() {
  const t = useText();
  return (
    <ol className={styles.steps} aria-label={t('help.review.progress')}>
      <li className={cx(styles.step, styles.done)}>
        <CheckOutlined className={styles.dot} aria-hidden />
        {t('help.review.step.submitted')}
      </li>
      <li className={cx(styles.step, styles.now)} aria-current="step">
        <span className={styles.dot} aria-hidden="true">
          2
        </span>
        {t('help.review.step.review')}
      </li>
      <li className={styles.step}>
        <span className={styles.dot} aria-hidden="true">
          3
        </span>
        {t('help.review.step.open')}
      </li>
    </ol>
  );
}
