import { Link } from '@umijs/max';
import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import { useMenuButton } from '@/components/menu';
import { SITES_IN_BAR_FROM_PX } from '@/constants/navigation';
import { displayName } from '@/domain/user/displayName';
import { useText } from '@/locales/text';
import { LANGUAGES, setLanguage, useLanguage } from '@/shell/preferences';
import { useUser } from '@/shell/session';
import { cx } from '@/utils/cx';
import { retryableLoad } from '@/utils/retryableLazy';
import { useMediaQuery } from '@/utils/useMediaQuery';
import { ABSENT } from '@/constants/absent';
import { useLazyDialog } from '../useLazyDialog';
import { Avatar } from './Avatar';
import { chooseSignOut } from './chooseSignOut';
import { EntryIcon } from '../EntryIcon';
import { openEntry } from '../openEntry';
import type { ViewEntry } from '../useNavigationEntries';
import { useShortcutsKey } from './useShortcutsKey';
import styles from './UserMenu.module.css';

const loadShortcuts = retryableLoad(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);
const loadAbout = retryableLoad(async () => (await import('./AboutDialog')).AboutDialog);

/**
 * The user menu: name, profile, language, shortcuts, about, sign-out (R095), and the external sites that do not fit
 * into the bar.
 */
export function UserMenu({ sites }: { sites: readonly ViewEntry[] }) {
  const t = useText();
  const language = useLanguage();
  const { userName, jobNumber, sex } = useUser();
  const { isOpen, close, rootProps, buttonProps, panelProps } = useMenuButton();
  const sitesAreInBar = useMediaQuery(`(min-width: ${SITES_IN_BAR_FROM_PX}px)`);
  const name = displayName(userName);
  const shownSites = sitesAreInBar ? [] : sites;
  const shortcuts = useLazyDialog(loadShortcuts);
  const about = useLazyDialog(loadAbout);
  useShortcutsKey(shortcuts.open);
  /** Closing returns the focus first, so that the dialog later returns it to the menu's button. */
  const choose = (act: () => void) => () => {
    close(true);
    act();
  };

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
        <span className={styles.name}>{name}</span>
        <DownOutlined aria-hidden className={cx(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <div className={styles.person}>
            <Avatar sex={sex} size={40} />
            <div className={styles.who}>
              <p className={styles.fullName}>{name}</p>
              <p className={styles.jobNumber}>{t('nav.user.jobNumber', { number: jobNumber || ABSENT })}</p>
            </div>
          </div>
          <div {...panelProps} role="menu" aria-label={t('nav.user.menu', { name })} className={styles.menu}>
            <Link role="menuitem" tabIndex={-1} className={styles.item} to="/personalInfo" onClick={() => close(true)}>
              <IdcardOutlined aria-hidden />
              {t('nav.user.personalInfo')}
            </Link>
            {shownSites.map((entry) => (
              <button
                key={entry.systemCode}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles.item}
                aria-label={t('nav.newWindow', { name: entry.systemName })}
                onClick={choose(() => openEntry(entry))}
              >
                <EntryIcon entry={entry} />
                <span className={styles.itemName}>{entry.systemName}</span>
                <ExportOutlined className={styles.outside} aria-hidden />
              </button>
            ))}
            <div role="group" aria-label={t('nav.user.language')} className={styles.group}>
              <p className={styles.groupTitle} aria-hidden="true">
                <GlobalOutlined />
                {t('nav.user.language')}
              </p>
              {LANGUAGES.map((each) => (
                <button
                  key={each}
                  type="button"
                  role="menuitemradio"
                  tabIndex={-1}
                  aria-checked={each === language}
                  lang={each}
                  className={cx(styles.item, styles.language)}
                  onClick={choose(() => setLanguage(each))}
                >
                  {t(`nav.language.${each}`)}
                  {each === language && <CheckOutlined aria-hidden />}
                </button>
              ))}
            </div>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              aria-keyshortcuts="Control+/"
              onClick={choose(shortcuts.open)}
            >
              <KeyOutlined aria-hidden />
              {t('nav.user.shortcuts')}
            </button>
            <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={choose(about.open)}>
              <InfoCircleOutlined aria-hidden />
              {t('nav.user.about')}
            </button>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={cx(styles.item, styles.leave)}
              onClick={choose(() => void chooseSignOut())}
            >
              <LogoutOutlined aria-hidden />
              {t('nav.user.logOut')}
            </button>
          </div>
        </div>
      )}
      {shortcuts.dialog}
      {about.dialog}
    </div>
  );
}
