import { useRef, useState } from 'react';
import { AppModal } from '@/components/app-modal';
import { RegionState, Skeleton } from '@/components/region-state';
import { verificationAddress, type IdFault, type VerificationMessage } from '@/domain/verification';
import { useText, type TextKey } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { closeVerification, showReview } from '@/shell/identity-prompts';
import { useLanguage } from '@/shell/preferences';
import { reloadUser, signOut, useUser } from '@/shell/session';
import { getEnvironment } from '@/utils/environment';
import { useFrameLoad } from './useFrameLoad';
import { useVerificationMessages } from './useVerificationMessages';
import styles from './VerifyDialog.module.css';

const WIDTH_PX = 640;

/** Fewer permissions than other frames have: the page takes what a person enters, and opens no windows. */
const FRAME_PERMISSIONS = 'allow-scripts allow-forms allow-same-origin';

/** Texts for the error codes of the page (R170, R300–R302). */
const faultTexts: Record<IdFault, TextKey> = {
  'id-required': 'verification.idRequired',
  'id-invalid': 'verification.idInvalid',
  'data-abnormal': 'errors.dataAbnormal',
};

/** The verification service's own page in an iframe (R163); messages are accepted only from it (T12). */
export default function VerifyDialog() {
  const t = useText();
  const language = useLanguage();
  const { extra } = useUser();
  const [address] = useState(() =>
    verificationAddress(getEnvironment().verificationPage, window.location.origin, {
      language,
      ticket: extra.verificationTicket,
    }),
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, attempt, onLoad, onMessage, retry } = useFrameLoad(address);
  const [fault, setFault] = useState<IdFault | null>(null);

  useVerificationMessages(frame, address?.origin ?? null, (message: VerificationMessage) => {
    onMessage();
    setFault(message.type === 'error' ? message.code : null);
    switch (message.type) {
      case 'switch':
        showReview();
        // The portal's cached user info still says 'to be verified'.
        void reloadUser().catch(() => undefined);
        break;
      case 'close':
        closeVerification();
        break;
      case 'success':
        toast.show({ type: 'submit', form: 'verification', text: t('verification.submitted') });
        break;
      case 'login-over':
        signOut('login-over');
        break;
      case 'save-over':
        closeVerification();
        // Reported by the HTTP client when it fails.
        void reloadUser({ overlay: false }).catch(() => undefined);
        break;
      case 'error':
        break;
    }
  });

  return (
    <AppModal
      open
      isAtTop
      width={WIDTH_PX}
      title={t('verification.verify.title')}
      onClose={closeVerification}
      footer={null}
    >
      <p className={styles.lead}>{t('verification.verify.text')}</p>
      <div role="alert">
        {fault && (
          <p className={styles.fault}>
            {t(faultTexts[fault])}
            {fault === 'data-abnormal' && <span className={styles.contact}>{t('verification.contact')}</span>}
          </p>
        )}
      </div>
      <div className={styles.place}>
        {address === null ? (
          <p>{t('verification.verify.unavailable')}</p>
        ) : state === 'failed' ? (
          <RegionState state="error" error={t('verification.verify.failed')} onRetry={retry} />
        ) : (
          <>
            <iframe
              key={attempt}
              ref={frame}
              className={styles.frame}
              title={t('verification.verify.frame')}
              src={address.href}
              sandbox={FRAME_PERMISSIONS}
              allow=""
              referrerPolicy="no-referrer"
              onLoad={onLoad}
            />
            {state === 'loading' && <Loading label={t('verification.verify.loading')} />}
          </>
        )}
      </div>
    </AppModal>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{label}</span>
      <Skeleton width="40%" height={20} />
      <Skeleton width="72%" />
      <Skeleton height={34} />
      <Skeleton width={96} height={34} />
    </div>
  );
}
