import { useEffect } from 'react';
import { useText } from '@/locales/text';
import { goToSignIn } from '@/shell/session';
import { StatusPage } from './StatusPage';

/** The portal's login address (R042): shows where it redirects and redirects to the identity provider. */
export function LoginAddressPage() {
  const t = useText();
  useEffect(() => {
    goToSignIn();
  }, []);
  return (
    <StatusPage
      tone="calm"
      title={t('session.signIn.title')}
      text={t('session.signIn.text')}
      action={{ label: t('session.signIn.action'), onClick: goToSignIn }}
    />
  );
}
