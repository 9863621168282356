import { PageHead } from '@/components/PageHead';
import { Avatar } from '@/shell/navigation';
import { displayName } from '@/domain/user/displayName';
import { extraText } from '@/domain/user/extraText';
import { useText } from '@/locales/text';
import { useCurrentPage, useFreshness } from '@/shell/cached-pages';
import { reloadUser, useUser } from '@/shell/session';
import { ABSENT } from '@/constants/absent';
import { IN_BACKGROUND } from '@/services/http';
import { textLanguage } from '@/utils/textLanguage';
import { AccountPanel } from './AccountPanel';
import { BasicPanel } from './BasicPanel';
import { PermissionsPanel } from './PermissionsPanel';
import { PreferencesPanel } from './PreferencesPanel';
import styles from './PersonalCenter.module.css';

/** The user's data, read-only, to be viewed and copied (R020). */
export function PersonalCenter() {
  const t = useText();
  const user = useUser();
  // The group's directory may have changed it: reloaded when the page is shown again after a while (A18).
  // On failure the current data stays.
  useFreshness('me', () => void reloadUser(IN_BACKGROUND).catch(() => undefined));
  const affiliation = [extraText(user, 'departmentName'), extraText(user, 'positionName')].filter(Boolean).join(' · ');

  return (
    <div className={styles.page}>
      <PageHead trail={useCurrentPage()?.trail} title={t('route.personalInfo')} />
      <div className={styles.person}>
        <Avatar sex={user.sex} size={56} />
        <div className={styles.who}>
          <p className={styles.name} lang={textLanguage(user.userName)}>
            {displayName(user.userName)}
          </p>
          <p className={styles.place} lang={textLanguage(affiliation)}>
            {affiliation || ABSENT}
          </p>
        </div>
      </div>
      <div className={styles.columns}>
        <BasicPanel />
        <div className={styles.column}>
          <AccountPanel />
          <PreferencesPanel />
        </div>
        <PermissionsPanel />
      </div>
    </div>
  );
}
