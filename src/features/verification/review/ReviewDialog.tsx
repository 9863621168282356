import { useState } from 'react';
import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { ActionButton } from '@/components/ActionButton';
import { AppModal, DialogActions } from '@/components/app-modal';
import { useText, type TextKey } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { closeVerification, identityStore } from '@/shell/identity-prompts';
import { reloadUser } from '@/shell/session';
import { cx } from '@/utils/cx';
import { formatClock } from '@/utils/time';
import styles from './ReviewDialog.module.css';

const WIDTH_PX = 480;

const steps: { text: TextKey; state: 'done' | 'current' | 'open' }[] = [
  { text: 'verification.review.submitted', state: 'done' },
  { text: 'verification.review.reviewing', state: 'current' },
  { text: 'verification.review.done', state: 'open' },
];

/** Progress of the identity review, with a button to check again (R162). */
export default function ReviewDialog() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);

  const refresh = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await reloadUser({ overlay: false });
      // The response has already opened or closed the dialogs.
      const { verification } = identityStore.getState();
      if (verification === 'review') setCheckedAt(new Date());
      else if (verification === 'closed') toast.show({ type: 'success', text: t('verification.review.passed') });
    } catch {
      // Reported by the HTTP client.
    } finally {
      setBusy(false);
    }
  };

  return (
    <AppModal
      open
      width={WIDTH_PX}
      title={t('verification.review.title')}
      onClose={closeVerification}
      footer={
        <DialogActions>
          <ActionButton onClick={closeVerification}>{t('common.close')}</ActionButton>
          <ActionButton kind="primary" data-main-button aria-busy={isBusy || undefined} onClick={() => void refresh()}>
            <ReloadOutlined spin={isBusy} aria-hidden />
            {t('verification.review.refresh')}
          </ActionButton>
        </DialogActions>
      }
    >
      <p className={styles.lead}>{t('verification.review.text')}</p>
      <ol className={styles.steps} aria-label={t('verification.review.steps')}>
        {steps.map(({ text, state }, index) => (
          <li
            key={text}
            className={cx(styles.step, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {state === 'done' ? <CheckOutlined /> : index + 1}
            </span>
            {t(text)}
            {state === 'done' && <span className="visually-hidden">{t('verification.review.isDone')}</span>}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.checked}>
        {checkedAt && t('verification.review.still', { time: formatClock(checkedAt) })}
      </p>
    </AppModal>
  );
}
