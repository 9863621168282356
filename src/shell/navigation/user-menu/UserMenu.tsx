import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useMenuButton } from '@/components/menu';
import { ABSENT } from '@/constants/absent';
import { displayName } from '@/domain/user/displayName';
import { useText } from '@/locales/text';
import { ActionItems, showShortcuts, userMenu, useShortcut, type SiteAction } from '@/shell/actions';
import { useUser } from '@/shell/session';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import { useMediaQuery } from '@/utils/useMediaQuery';
import { EntryIcon } from '../EntryIcon';
import { openEntry } from '../openEntry';
import type { ViewEntry } from '../useNavigationEntries';
import { Avatar } from './Avatar';
import { useUserActions } from './useUserActions';
import styles from './UserMenu.module.css';

/** Minimum window width for external sites in the bar; below, they are in the user menu (R091). */
export const SITES_IN_BAR_FROM_PX = 1200;

const siteAction = (entry: ViewEntry): SiteAction => ({
  id: `site.${entry.systemCode}`,
  title: entry.systemName,
  icon: <EntryIcon entry={entry} />,
  run: () => openEntry(entry),
});

/**
 * The user menu: name, profile, language, color scheme, shortcuts, about, sign-out (R095), and the external sites that
 * do not fit into the bar.
 */
export function UserMenu({ sites }: { sites: readonly ViewEntry[] }) {
  const t = useText();
  const { userName, jobNumber, sex } = useUser();
  const { isOpen, close, rootProps, buttonProps, panelProps } = useMenuButton();
  const sitesAreInBar = useMediaQuery(`(min-width: ${SITES_IN_BAR_FROM_PX}px)`);
  const name = displayName(userName);
  const shownSites = sitesAreInBar ? [] : sites;
  const { context, dialogs } = useUserActions();
  useShortcut(showShortcuts, context);

  return (
    <div {...rootProps} className={styles.root}>
      <button
        {...buttonProps}
        className={styles.button}
        aria-haspopup="menu"
        aria-label={t('nav.user.menu', { name })}
        title={name}
      >
        <Avatar sex={sex} />
        <span className={styles.name} lang={textLanguage(name)}>
          {name}
        </span>
        <DownOutlined aria-hidden className={cx(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <div className={styles.person}>
            <Avatar sex={sex} size={40} />
            <div className={styles.who}>
              <p className={styles.fullName} lang={textLanguage(name)}>
                {name}
              </p>
              <p className={styles.jobNumber}>{t('nav.user.jobNumber', { number: jobNumber || ABSENT })}</p>
            </div>
          </div>
          <div {...panelProps} role="menu" aria-label={t('nav.user.menu', { name })} className={styles.menu}>
            <ActionItems
              entries={userMenu(shownSites.map(siteAction))}
              context={context}
              // Returns the focus first, so that a dialog later returns it to the menu's button.
              onChoose={() => close(true)}
            />
          </div>
        </div>
      )}
      {dialogs}
    </div>
  );
}
