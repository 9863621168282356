import { Panel } from '@/components/panel';
import { RegionState } from '@/components/region-state';
import { useText } from '@/locales/text';
import { reportFailure } from '@/shell/feedback';
import { loadPermissions, useSession } from '@/shell/session';
import { powerNames } from './powerNames';
import styles from './PersonalCenter.module.css';

/** What the person may do: every power code, with its name where the portal knows one (R194). */
export function PowersPanel() {
  const t = useText();
  const powers = useSession((session) => session.powerList);
  const state = useSession((session) => session.powerState);

  return (
    <Panel
      title={t('personal.powers')}
      extra={
        state === 'ready' && (
          <span className={styles.count}>{t('personal.powers.count', { count: powers.length })}</span>
        )
      }
      className={styles.wide}
    >
      <div className={styles.body}>
        <RegionState
          state={state === 'failed' ? 'error' : state === 'loading' ? 'loading' : powers.length > 0 ? 'ready' : 'empty'}
          error={t('personal.powers.failed')}
          onRetry={() => void loadPermissions(reportFailure)}
          empty={{
            type: 'page_authorization',
            title: t('personal.powers.none'),
            action: { to: '/mainApp/authorityApply', label: t('personal.apply') },
          }}
        >
          <ul className={styles.powers}>
            {[...new Set(powers)].map((code) => {
              const name = powerNames.get(code);
              return (
                <li key={code} className={styles.power}>
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
