import { displayName } from '@/domain/user/displayName';
import type { UserInfo } from '@/domain/user/schema';
import { useText } from '@/locales/text';
import { chooseAccount, useSession } from '@/shell/session';
import { StatusPage } from './StatusPage';

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
