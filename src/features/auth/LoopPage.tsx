import type { SignInProblem } from '@/domain/session';
import { useText, type TextKey } from '@/locales/text';
import { retrySignIn, useSession } from '@/shell/session';
import { StatusPage } from './StatusPage';

const explanations: Record<SignInProblem, TextKey> = {
  'no-token': 'session.loop.noToken',
  'unusable-token': 'session.loop.unusableToken',
  environment: 'session.loop.environment',
};

/** Ends a loop of signing in, or of signing in and out (T25, F58): only the user can start the next attempt. */
export function LoopPage() {
  const t = useText();
  const problem = useSession((session) => session.signInProblem);
  return (
    <StatusPage
      tone="warning"
      title={t('session.stopped.title')}
      text={t(problem ? explanations[problem] : 'session.stopped.text')}
      action={{ label: t('session.ended.action'), onClick: retrySignIn }}
    />
  );
}
