import { useText } from '@/locales/text';
import { signOut } from '@/shell/session';
import { StatusPage } from './StatusPage';

/** User info without a phone (R190): the session signs out by itself; the button does it now. */
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
