import { useEffect, useEffectEvent } from 'react';
import type { SignInProblem } from '@/domain/session';
import { displayName } from '@/domain/user/displayName';
import type { UserInfo } from '@/domain/user/schema';
import { useText, type TextKey } from '@/locales/text';
import { describeError } from '@/shell/feedback';
import { chooseAccount, goToSignIn, retrySignIn, signOut, startSession, useSession } from '@/shell/session';
import { EnvironmentError } from '@/utils/environment';
import { reloadPage } from '@/utils/safeRedirect';
import { StatusPage } from './StatusPage';

/** Shown until the browser navigates to the sign-in page, or permanently when it cannot (F57). */
export function SessionEndedPage() {
  const t = useText();
  const reason = useSession((session) => session.endReason);
  return (
    <StatusPage
      tone="calm"
      title={t(reason === 'expired' ? 'session.expired' : 'session.ended.title')}
      text={t(reason === 'no-phone' ? 'session.ended.noPhone' : 'session.ended.text')}
      action={{ label: t('session.ended.action'), onClick: goToSignIn }}
    />
  );
}

/** Shown for user info without a phone (R190): the session signs out automatically; the button does so at once. */
export function NoPhonePage() {
  const t = useText();
  return (
    <StatusPage
      tone="warning"
      title={t('session.noPhone.title')}
      text={t('session.noPhone.text')}
      action={{ label: t('session.noPhone.action'), onClick: () => signOut('no-phone', true) }}
    />
  );
}

/**
 * The portal's login address (R042): shows where it redirects and redirects to the identity provider. Who was signed
 * out without a phone is told so there, and goes on by the button: to sign in again at once would end the same way.
 */
export function LoginAddressPage() {
  const t = useText();
  const hasNoPhone = useSession((session) => session.endReason === 'no-phone');
  const redirect = useEffectEvent(() => {
    if (!hasNoPhone) goToSignIn();
  });
  useEffect(() => {
    redirect();
  }, []);
  if (hasNoPhone)
    return (
      <StatusPage
        tone="warning"
        title={t('session.noPhone.title')}
        text={t('session.stopped.noPhone')}
        action={{ label: t('session.ended.action'), onClick: goToSignIn }}
      />
    );
  return (
    <StatusPage
      tone="calm"
      title={t('session.signIn.title')}
      text={t('session.signIn.text')}
      action={{ label: t('session.signIn.action'), onClick: goToSignIn }}
    />
  );
}

const explanations: Record<SignInProblem, TextKey> = {
  'no-token': 'session.loop.noToken',
  'unusable-token': 'session.loop.unusableToken',
  environment: 'session.loop.environment',
};

/** Ends a loop of signing in, or of signing in and out (T25, F58): only the user can start the next attempt. */
export function LoopPage() {
  const t = useText();
  const problem = useSession((session) => session.signInProblem);
  const hasNoPhone = useSession((session) => session.endReason === 'no-phone');
  const reason = hasNoPhone ? 'session.stopped.noPhone' : 'session.stopped.text';
  return (
    <StatusPage
      tone="warning"
      title={t('session.stopped.title')}
      text={t(problem ? explanations[problem] : reason)}
      action={{ label: t('session.ended.action'), onClick: retrySignIn }}
    />
  );
}

/** Shown when the session could not start: gives the reason and retries without a reload (A33, R206). */
export function StartFailurePage() {
  const t = useText();
  const failure = useSession((session) => session.failure);
  if (failure instanceof EnvironmentError)
    return (
      <StatusPage
        tone="warning"
        title={t('session.environment.title')}
        text={t('session.environment.text', { name: failure.missing })}
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

/** Asks before a link signs in as another person (A44): names both accounts and offers to stay first. */
export function AccountChoicePage() {
  const t = useText();
  const choice = useSession((session) => session.accountChoice);
  if (!choice) return null;
  // The job number distinguishes people with the same name.
  const nameOf = ({ userName, jobNumber }: UserInfo) => {
    const name = displayName(userName);
    return jobNumber.trim() ? t('session.choice.person', { name, jobNumber: jobNumber.trim() }) : name;
  };
  const present = nameOf(choice.present);
  const next = nameOf(choice.next);
  return (
    <StatusPage
      tone="warning"
      title={t('session.choice.title')}
      text={t('session.choice.text', { present, next })}
      action={{ label: t('session.choice.stay', { present }), onClick: () => void chooseAccount(false) }}
      more={{ label: t('session.choice.switch', { next }), onClick: () => void chooseAccount(true) }}
    />
  );
}
