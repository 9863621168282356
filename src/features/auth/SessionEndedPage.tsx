import { useText } from '@/locales/text';
import { goToSignIn, useSession } from '@/shell/session';
import { StatusPage } from './StatusPage';

/** Shown until the browser navigates to the sign-in page, or permanently when it cannot (F57). */
export function SessionEndedPage() {
  const t = useText();
  const isExpired = useSession((session) => session.endReason === 'expired');
  return (
    <StatusPage
      tone="calm"
      title={t(isExpired ? 'session.expired' : 'session.ended.title')}
      text={t('session.ended.text')}
      action={{ label: t('session.ended.action'), onClick: goToSignIn }}
    />
  );
}
