import { useText } from '@/locales/text';
import { signOut } from '@/shell/session';
import { StatusPage } from './StatusPage';

/** Shown for user info without a phone (R190): the session signs out automatically; the button does so at once. */
export function NoPhonePage() {
  const t = useText();
  return (
    <StatusPage
      tone="warning"
      title={t('session.noPhone.title')}
      text={t('session.noPhone.text')}
      action={{ label: t('session.noPhone.action'), onClick: () => signOut('no-phone') }}
    />
  );
}
