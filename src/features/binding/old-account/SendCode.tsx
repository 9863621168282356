import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { EnvelopeError } from '@/services/http';
import { sendSmsCode } from '@/services/portal-account';
import { reportFailure } from '@/shell/feedback';
import { useResendWait } from './useResendWait';
import { useSingleRun } from '../useSingleRun';
import styles from './OldAccountDialog.module.css';

interface SendCodeProps {
  /** Returns the phone number if a code may be sent to it; otherwise shows the error and returns null (R186). */
  takePhone(): Promise<string | null>;
  /** Called when a code was sent. */
  onSent(): void;
}

/** Sends a code and counts down until the next one (R177, R186, R221, R298). */
export function SendCode({ takePhone, onSent }: SendCodeProps) {
  const t = useText();
  const { seconds, hasWaited, start } = useResendWait();
  const { isRunning, run } = useSingleRun();
  const [wasSent, setSent] = useState(false);
  const isWaiting = seconds > 0;

  const send = () =>
    run(async () => {
      if (isWaiting) return;
      const telephone = await takePhone();
      if (telephone === null) return;
      const response = await sendSmsCode(telephone);
      if (!response.isOk)
        return reportFailure(new EnvelopeError('smsSendCode', response.status, response.msg), 'errors.codeFailed');
      start();
      setSent(true);
      onSent();
    });

  const label = isRunning
    ? t('binding.old.sending')
    : isWaiting
      ? t('binding.old.wait', { seconds })
      : t(hasWaited ? 'binding.old.resend' : 'binding.old.send');

  return (
    <>
      {/* Not `disabled`: the button that was just pressed would lose the focus. */}
      <ActionButton
        className={styles.send}
        aria-disabled={isWaiting || isRunning || undefined}
        aria-busy={isRunning || undefined}
        onClick={() => void send()}
      >
        {label}
      </ActionButton>
      {/* Announced at the start and at the end, not each second. */}
      <span role="status" className="visually-hidden">
        {isWaiting ? wasSent && t('binding.old.sent') : hasWaited && t('binding.old.mayResend')}
      </span>
    </>
  );
}
