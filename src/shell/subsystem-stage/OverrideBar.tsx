import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import { ActionButton } from '@/components/ActionButton';
import { NoteBar } from '@/components/NoteBar';
import { useText } from '@/locales/text';
import { formatEpoch } from '@/utils/time';
import { endOverride, reloadSubsystem, type PaneOverride } from '@/shell/subsystem-host';
import styles from './OverrideBar.module.css';

interface OverrideBarProps {
  paneKey: string;
  name: string;
  override: PaneOverride;
}

/**
 * Says for as long as it is so that a pane shows another address than the registered one, and resets it. It cannot be
 * dismissed: who works here has to know whose program this is.
 */
export function OverrideBar({ paneKey, name, override: { state, code, address, until } }: OverrideBarProps) {
  const t = useText();
  return (
    <div className={styles.place} data-override={state}>
      <NoteBar
        role="status"
        tone="warning"
        icon={SwapOutlined}
        message={
          <>
            {t(`subsystems.override.${state}`, { name, time: formatEpoch(until) })}{' '}
            <bdi className={styles.address}>{address}</bdi>
          </>
        }
      >
        {state !== 'on' && (
          <ActionButton kind="link" onClick={() => void reloadSubsystem(paneKey)}>
            {t('subsystems.update.reload')}
          </ActionButton>
        )}
        {state !== 'over' && (
          <ActionButton
            kind="link"
            aria-label={t('subsystems.override.reset.name', { name })}
            onClick={() => void endOverride(code)}
          >
            {t('subsystems.override.reset')}
          </ActionButton>
        )}
      </NoteBar>
    </div>
  );
}
