import { useText } from '@/locales/text';
import { retrySignIn } from '@/shell/session';
import { StatusPage } from './StatusPage';

/** Ends a loop of signing in and being signed out (T25, F58): the next attempt is the person's. */
export function SignOutLoopPage() {
  const t = useText();
  return (
    <StatusPage
      tone="warning"
      title={t('session.stopped.title')}
      text={t('session.stopped.text')}
      action={{ label: t('session.ended.action'), onClick: retrySignIn }}
    />
  );
}
