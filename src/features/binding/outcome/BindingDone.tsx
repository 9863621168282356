import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { ActionButton } from '@/components/ActionButton';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { signOut } from '@/shell/session';
import styles from './Outcome.module.css';

const WIDTH_PX = 420;
const leave = () => signOut('chosen');

/** The account is bound: the user has to sign in again, Escape does so as well (R160). */
export function BindingDone() {
  const t = useText();
  return (
    <AppModal
      open
      width={WIDTH_PX}
      title={t('binding.done.title')}
      onClose={leave}
      footer={
        <ActionButton kind="primary" data-main-button onClick={leave}>
          {t('binding.done.ok')}
        </ActionButton>
      }
    >
      <p className={styles.outcome}>
        <CheckCircleOutlined className={styles.good} aria-hidden />
        {t('binding.done.text')}
      </p>
    </AppModal>
  );
}
