import { Link, useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import { trailOf, type RouteRecord } from '@/domain/navigation';
import { addressBeside } from '@/domain/tab';
import { useText, type TextKey } from '@/locales/text';
import { tabStore } from '@/shell/tabs';
import styles from './Breadcrumb.module.css';

type BreadcrumbProps = {
  /** Route of the page that it stands above. */
  route: RouteRecord;
  /** What the page shows, such as the name of a record. */
  ownName?: string | null;
};

/** Where in the workspace a page stands: group › page › record; the last one is the page itself (B23, R058). */
export function Breadcrumb({ route, ownName }: BreadcrumbProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const tabs = useStore(tabStore, (state) => state.tabs);
  const trail = trailOf(route, ownName);
  /** A page that is open is found again as it was left. */
  const addressOf = (path: string) =>
    addressBeside(tabs.find(({ key }) => key === path)?.address ?? path, `${pathname}${search}`);

  return (
    <nav className={styles.trail} aria-label={t('nav.breadcrumb')}>
      <ol className={styles.steps}>
        {trail.map(({ name, path }, index) => {
          const words = 'key' in name ? t(name.key as TextKey) : name.text;
          const isLast = index === trail.length - 1;
          return (
            <li key={index} className={styles.step}>
              {path && !isLast ? (
                <Link to={addressOf(path)} className={styles.link} title={words} data-leads-away>
                  {words}
                </Link>
              ) : (
                <span className={styles.name} title={words} aria-current={isLast ? 'page' : undefined}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
