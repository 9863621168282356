import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { ActionButton } from '@/components/ActionButton';
import { AppModal, DialogActions } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { copyWithToast } from '@/shell/feedback';
import styles from './Outcome.module.css';

const WIDTH_PX = 480;

/** No account was created: the server's reason, to be copied for support (R296). */
export function CreateFailed({ reason, onBack }: { reason: string; onBack(): void }) {
  const t = useText();
  const copy = () =>
    copyWithToast(reason, { copied: t('common.copied'), notCopied: t('binding.createFailed.notCopied') });
  return (
    <AppModal
      open
      width={WIDTH_PX}
      title={t('errors.createFailedTitle')}
      onClose={onBack}
      footer={
        <DialogActions>
          <ActionButton onClick={() => void copy()}>
            <CopyOutlined aria-hidden />
            {t('binding.createFailed.copy')}
          </ActionButton>
          <ActionButton kind="primary" data-main-button onClick={onBack}>
            {t('binding.createFailed.back')}
          </ActionButton>
        </DialogActions>
      }
    >
      <p className={styles.outcome}>
        <CloseCircleOutlined className={styles.bad} aria-hidden />
        {reason}
      </p>
      <p className={styles.more}>{t('binding.createFailed.contact')}</p>
    </AppModal>
  );
}
