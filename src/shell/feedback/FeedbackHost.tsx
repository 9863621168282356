import { useEffect } from 'react';
import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { useOnline } from '@/utils/useOnline';
import { PendingOverlay } from './PendingOverlay';
import { QuestionDialogs } from './QuestionDialogs';
import { ToastList } from './ToastList';
import styles from './FeedbackHost.module.css';

/** Everything that speaks to the person from above the page; mounted once, beside the page. */
export function FeedbackHost() {
  // The first touch is early enough: nobody opens a dialog without one, and the first screen does not pay for it.
  useEffect(() => {
    const preload = () => void AppModal.preload();
    window.addEventListener('pointerdown', preload, { once: true, capture: true });
    window.addEventListener('keydown', preload, { once: true, capture: true });
    return () => {
      window.removeEventListener('pointerdown', preload, { capture: true });
      window.removeEventListener('keydown', preload, { capture: true });
    };
  }, []);

  return (
    <>
      <OfflineNotice />
      <PendingOverlay />
      <ToastList />
      <QuestionDialogs />
    </>
  );
}

function OfflineNotice() {
  const t = useText();
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.offline} data-offline={!isOnline || undefined}>
      {!isOnline && (
        <>
          <DisconnectOutlined aria-hidden /> {t('feedback.offline')}
        </>
      )}
    </div>
  );
}
