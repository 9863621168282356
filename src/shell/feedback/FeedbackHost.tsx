import { useEffect } from 'react';
import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { afterPaint } from '@/utils/afterPaint';
import { useOnline } from '@/utils/useOnline';
import { whenIdle } from '@/utils/whenIdle';
import { PendingOverlay } from './PendingOverlay';
import { QuestionDialogs } from './QuestionDialogs';
import { ToastList } from './ToastList';
import styles from './FeedbackHost.module.css';

/** Overlays, dialogs and messages above the page; mounted once, next to the page. */
export function FeedbackHost() {
  // After the first input: early enough because dialogs open on input. It delays neither the first screen nor the
  // response to that input.
  useEffect(() => {
    const preload = () => afterPaint(() => whenIdle(() => void AppModal.preload()));
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
