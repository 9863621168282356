import styles from './AppZone.module.css';

export type AppName = 'workOrder' | 'housekeeper';

/** The logo of an app: a sheet with a check mark for work orders, a house with a person for the housekeeper. */
export function AppLogo({ app }: { app: AppName }) {
  return (
    <svg className={styles.logo} data-app={app} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <rect width="20" height="20" rx="6" fill="currentColor" />
      <g stroke="var(--on-color)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        {app === 'workOrder' ? (
          <path d="M6.2 4.8h7.6v10.4H6.2zM8.2 10l1.4 1.5 2.6-3" />
        ) : (
          <path d="m4.6 9.4 5.4-4.6 5.4 4.6M6.4 8.6v6.6h7.2V8.6M8.2 15c0-2.4 3.6-2.4 3.6 0M10 10.4v.1" />
        )}
      </g>
    </svg>
  );
}
