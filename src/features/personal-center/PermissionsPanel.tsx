import { Panel } from '@/components/Panel';
import { RegionState } from '@/components/region-state';
import { PERMISSION_APPLICATION_PATH } from '@/constants/paths';
import { useText } from '@/locales/text';
import { reportFailure } from '@/shell/feedback';
import { loadPermissions, useSession } from '@/shell/session';
import { permissionNames } from './permissionNames';
import styles from './PersonalCenter.module.css';

/** The user's permission codes, with names for the known ones (R194). */
export function PermissionsPanel() {
  const t = useText();
  const permissionCodes = useSession((session) => session.powerList);
  const state = useSession((session) => session.permissionState);

  return (
    <Panel
      title={t('personal.permissions')}
      extra={
        state === 'ready' && (
          <span className={styles.count}>{t('personal.permissions.count', { count: permissionCodes.length })}</span>
        )
      }
      className={styles.wide}
    >
      <div className={styles.body}>
        <RegionState
          state={
            state === 'failed'
              ? 'error'
              : state === 'loading'
                ? 'loading'
                : permissionCodes.length > 0
                  ? 'ready'
                  : 'empty'
          }
          error={t('personal.permissions.failed')}
          onRetry={() => void loadPermissions(reportFailure)}
          empty={{
            type: 'page_authorization',
            title: t('personal.permissions.none'),
            action: { to: PERMISSION_APPLICATION_PATH, label: t('personal.apply') },
          }}
        >
          <ul className={styles.permissions}>
            {[...new Set(permissionCodes)].map((code) => {
              const name = permissionNames.get(code);
              return (
                <li key={code} className={styles.permission}>
                  {name && <span>{t(name)}</span>}
                  <code className={styles.code}>{code}</code>
                </li>
              );
            })}
          </ul>
        </RegionState>
      </div>
    </Panel>
  );
}
