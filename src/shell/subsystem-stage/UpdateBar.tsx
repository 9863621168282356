import { useState } from 'react';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { ActionButton } from '@/components/ActionButton';
import { NoteBar } from '@/components/NoteBar';
import type { PaneUpdate } from '@/domain/subsystem/release';
import { useText } from '@/locales/text';
import { reloadSubsystem } from '@/shell/subsystem-host';
import { giveLostFocus } from '@/utils/lostFocus';
import styles from './UpdateBar.module.css';

interface UpdateBarProps {
  paneKey: string;
  name: string;
  update: PaneUpdate;
  /** Version of the open release. */
  version: string | null;
}

/** Says that there is another release of an open subsystem, or that the open one is gone (F20), and reloads it. */
export function UpdateBar({ paneKey, name, update, version: current }: UpdateBarProps) {
  const t = useText();
  const [dismissed, setDismissed] = useState<PaneUpdate | null>(null);
  if (dismissed === update) return null;
  const isMissing = update.kind === 'file-missing';
  const message =
    update.version !== null && current !== null
      ? t('subsystems.update.releasedVersion', { name, version: update.version, current })
      : t(`subsystems.update.${update.kind}`, { name });
  const dismiss = () => {
    setDismissed(update);
    requestAnimationFrame(() => giveLostFocus(document.querySelector(`[data-pane="${CSS.escape(paneKey)}"]`)));
  };

  return (
    <div className={styles.place} data-update={update.kind}>
      <NoteBar
        tone={isMissing ? 'warning' : 'brand'}
        icon={isMissing ? WarningOutlined : ReloadOutlined}
        message={<span role={isMissing ? 'alert' : 'status'}>{message}</span>}
      >
        <ActionButton kind="link" onClick={() => void reloadSubsystem(paneKey)}>
          {t('subsystems.update.reload')}
        </ActionButton>
        {!isMissing && (
          <ActionButton kind="link" onClick={dismiss}>
            {t('subsystems.update.later')}
          </ActionButton>
        )}
      </NoteBar>
    </div>
  );
}
