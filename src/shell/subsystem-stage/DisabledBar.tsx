import PauseCircleOutlined from '@ant-design/icons/es/icons/PauseCircleOutlined';
import { NoteBar } from '@/components/NoteBar';
import { useText } from '@/locales/text';
import styles from './DisabledBar.module.css';

interface DisabledBarProps {
  name: string;
  /** Why it is turned off. */
  reason: string;
}

/** Says over an open pane that its subsystem is turned off. The pane stays, with everything that was typed. */
export function DisabledBar({ name, reason }: DisabledBarProps) {
  const t = useText();
  return (
    <div className={styles.bar}>
      <NoteBar
        role="alert"
        tone="warning"
        icon={PauseCircleOutlined}
        message={
          <>
            <strong>{t('subsystems.disabled', { name })}</strong> {reason} {t('subsystems.disabled.kept')}
          </>
        }
      />
    </div>
  );
}
