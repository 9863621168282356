import type { ReactNode } from 'react';
import { Link, useLocation } from '@umijs/max';
import { HOME_PATH } from '@/constants/paths';
import { HOME_CODE } from '@/domain/navigation';
import { carryHideBar } from '@/domain/subsystem/address';
import { useText } from '@/locales/text';
import { useMediaQuery } from '@/utils/useMediaQuery';
import { EntryBar } from './EntryBar';
import { EnvironmentBadge } from './EnvironmentBadge';
import { rememberChoice } from './openEntry';
import { SiteButtons } from './SiteButtons';
import { useNavigationEntries } from './useNavigationEntries';
import { UserMenu } from './user-menu';
import { SITES_IN_BAR_FROM_PX } from './user-menu/UserMenu';
import styles from './TopNavigation.module.css';

interface TopNavigationProps {
  /** Additions by features next to the user menu; the shell does not know them. */
  extras?: ReactNode;
}

/** The bar above every page: product, subsystems, external sites and user menu (R003, R074–R097). */
export function TopNavigation({ extras }: TopNavigationProps) {
  const t = useText();
  const { search } = useLocation();
  const { right } = useNavigationEntries();
  const sitesAreInBar = useMediaQuery(`(min-width: ${SITES_IN_BAR_FROM_PX}px)`);
  const product = t('app.title');

  return (
    <header className={styles.header}>
      <Link
        to={carryHideBar(HOME_PATH, search)}
        className={styles.brand}
        aria-label={t('nav.toHome', { product })}
        data-leads-away
        onClick={() => rememberChoice(HOME_CODE)}
      >
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span className={styles.product}>{product}</span>
      </Link>
      <EnvironmentBadge />
      <EntryBar />
      <div className={styles.right}>
        {sitesAreInBar && <SiteButtons entries={right} />}
        {extras}
        <UserMenu sites={right} />
      </div>
    </header>
  );
}
