import { useText } from '@/locales/text';
import { describeError } from '@/shell/feedback';
import { goToSignIn, startSession, useSession } from '@/shell/session';
import { EnvironmentError } from '@/utils/environment';
import { reloadPage } from '@/utils/safeRedirect';
import { StatusPage } from './StatusPage';

/** Shown when the session could not start: gives the reason and retries without a reload (A33, R206). */
export function StartFailurePage() {
  const t = useText();
  const failure = useSession((session) => session.failure);
  if (failure instanceof EnvironmentError)
    return (
      <StatusPage
        tone="warning"
        title={t('session.environment.title')}
        text={t('session.environment.text')}
        action={{ label: t('common.retry'), onClick: reloadPage }}
      />
    );
  return (
    <StatusPage
      tone="warning"
      title={t('session.failed.title')}
      text={t('session.failed.text', { reason: describeError(failure) || t('errors.request') })}
      action={{ label: t('common.retry'), onClick: () => void startSession() }}
      more={{ label: t('session.ended.action'), onClick: goToSignIn }}
    />
  );
}
