import { Link, useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import { REDIRECTS } from '@/constants/paths';
import { breadcrumbOf, type RouteRecord } from '@/domain/navigation';
import { addressBeside } from '@/domain/tab';
import { useText, type TextKey } from '@/locales/text';
import { tabStore } from '@/shell/tabs';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** Route of the page that the breadcrumb belongs to. */
  route: RouteRecord;
  /** What the page shows, such as the name of a record. */
  ownName?: string | null;
}

/** Position of a page in the workspace: group › page › record; the last step is the page itself (B23, R058). */
export function Breadcrumb({ route, ownName }: BreadcrumbProps) {
  const t = useText();
  const trail = breadcrumbOf(route, ownName);
  return (
    <nav className={cx(styles.trail, route.ownBreadcrumb && styles.inline)} aria-label={t('nav.breadcrumb')}>
      <ol className={styles.steps}>
        {trail.map(({ name, path }, index) => {
          const label = 'key' in name ? t(name.key as TextKey) : name.text;
          const isLast = index === trail.length - 1;
          return (
            <li key={index} className={styles.step}>
              {path && !isLast ? (
                <StepLink path={path} label={label} />
              ) : (
                <span
                  className={styles.name}
                  title={label}
                  lang={textLanguage(label)}
                  aria-current={isLast ? 'page' : undefined}
                >
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/**
 * Link to a parent page, or to the page that its path redirects to: one navigation. A cached page is shown in its last
 * state, and hideBar is kept.
 */
function StepLink({ path: linked, label }: { path: string; label: string }) {
  const { pathname, search } = useLocation();
  const path = REDIRECTS.get(linked) ?? linked;
  const open = useStore(tabStore, ({ tabs }) => tabs.find(({ key }) => key === path)?.address);
  return (
    <Link
      to={addressBeside(open ?? path, `${pathname}${search}`)}
      className={styles.link}
      title={label}
      lang={textLanguage(label)}
      data-leads-away
    >
      {label}
    </Link>
  );
}
