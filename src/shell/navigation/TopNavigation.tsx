import type { MouseEvent, ReactNode } from 'react';
import { history } from '@umijs/max';
import { HOME_PATH } from '@/constants/paths';
import { HOME_CODE } from '@/domain/navigation';
import { useText } from '@/locales/text';
import { isForBrowser } from '@/utils/isForBrowser';
import { useMediaQuery } from '@/utils/useMediaQuery';
import { EntryBar } from './EntryBar';
import { EnvironmentBadge } from './EnvironmentBadge';
import { cancelOpening, rememberChoice } from './openEntry';
import { SiteButtons } from './SiteButtons';
import { useCarriedAddress } from './useCarriedAddress';
import { useEntriesByPosition } from './useNavigationEntries';
import { UserMenu } from './user-menu';
import { SITES_IN_BAR_FROM_PX } from './user-menu/UserMenu';
import styles from './TopNavigation.module.css';

interface TopNavigationProps {
  /** A button of a feature that only some systems have; its room is kept, so that the entries do not move. */
  assistant?: ReactNode;
  /** Additions by features next to the user menu; the shell does not know them. */
  extras?: ReactNode;
}

/** The bar above every page: product, subsystems, external sites and user menu (R003, R074–R097). */
export function TopNavigation({ assistant, extras }: TopNavigationProps) {
  const t = useText();
  const homeAddress = useCarriedAddress(HOME_PATH);
  const { right } = useEntriesByPosition();
  const sitesAreInBar = useMediaQuery(`(min-width: ${SITES_IN_BAR_FROM_PX}px)`);
  const product = t('app.title');
  const goHome = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    // At home the address does not change, which would cancel it.
    cancelOpening();
    rememberChoice(HOME_CODE);
    const isThere = history.createHref(history.location) === homeAddress;
    history[isThere ? 'replace' : 'push'](homeAddress);
  };

  return (
    <header className={styles.header}>
      <a
        href={homeAddress}
        className={styles.brand}
        aria-label={t('nav.toHome', { product })}
        data-leads-away
        onClick={goHome}
      >
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span className={styles.product}>{product}</span>
      </a>
      <EnvironmentBadge />
      <EntryBar />
      <div className={styles.right}>
        <div className={styles.assistant}>{assistant}</div>
        {sitesAreInBar && <SiteButtons entries={right} />}
        {extras}
        <UserMenu sites={right} />
      </div>
    </header>
  );
}
