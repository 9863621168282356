import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { FloatingMenu, type FloatingMenuProps } from '@/components/menu';
import { useText } from '@/locales/text';
import { closeSubsystem, reloadSubsystem } from '@/shell/subsystems';
import styles from './EntryMenu.module.css';

type EntryMenuProps = Pick<FloatingMenuProps, 'anchorRef' | 'onClose'> & {
  name: string;
  /** Key of the subsystem's pane. */
  paneKey: string;
  /** Whether there is a pane to reload or close. */
  hasPane: boolean;
  /** Address of the subsystem in the portal. */
  href: string;
};

/** Menu of an entry's subsystem: reload, close, open in a new window (A26). */
export function EntryMenu({ name, paneKey, hasPane, href, anchorRef, onClose }: EntryMenuProps) {
  const t = useText();
  const choose = (act: () => void) => () => {
    onClose(true);
    act();
  };

  return (
    <FloatingMenu label={t('nav.entryMenu', { name })} anchorRef={anchorRef} onClose={onClose}>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        disabled={!hasPane}
        onClick={choose(() => void reloadSubsystem(paneKey))}
      >
        <ReloadOutlined aria-hidden />
        {t('nav.entryMenu.reload')}
      </button>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        disabled={!hasPane}
        onClick={choose(() => void closeSubsystem(paneKey))}
      >
        <CloseOutlined aria-hidden />
        {t('nav.entryMenu.close')}
      </button>
      <a
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onClose(true)}
      >
        <ExportOutlined aria-hidden />
        {t('nav.entryMenu.newWindow')}
      </a>
    </FloatingMenu>
  );
}
