import { useEffect } from 'react';
import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { useOnline } from '@/utils/useOnline';
import { PendingOverlay } from './PendingOverlay';
import { QuestionDialogs } from './QuestionDialogs';
import { ToastList } from './ToastList';
import styles from './FeedbackHost.module.css';

/** Overlays, dialogs and messages above the page; mounted once, next to the page. */
export function FeedbackHost() {
  // On the first input: early enough because dialogs open on input, and it does not delay the first screen.
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
