import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { history } from '@umijs/max';
import { useText } from '@/locales/text';
import { closeSubsystem, reloadSubsystem } from '@/shell/subsystems';
import { itemsOf, moveInPanel, useCloseOutside } from './usePanel';
import type { MenuAnchor } from './useEntryMenu';
import styles from './EntryMenu.module.css';

type EntryMenuProps = {
  name: string;
  /** Key of the subsystem's pane. */
  paneKey: string;
  /** Whether there is something to reload and to close. */
  hasPane: boolean;
  /** Address of the subsystem in the portal. */
  href: string;
  anchor: MenuAnchor;
  onClose(returnFocus?: boolean): void;
};

/** Distance to the edges of the window. */
const MARGIN_PX = 8;

/** What can be done with the subsystem of an entry besides opening it: reload, close, open in a new window (A26). */
export function EntryMenu({ name, paneKey, hasPane, href, anchor, onClose }: EntryMenuProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(anchor.left);
  const leave = useCallback(() => onClose(), [onClose]);
  useCloseOutside(true, panel, leave);

  useLayoutEffect(() => {
    const width = panel.current?.offsetWidth ?? 0;
    setLeft(Math.max(MARGIN_PX, Math.min(anchor.left, window.innerWidth - width - MARGIN_PX)));
  }, [anchor]);
  useEffect(() => itemsOf(panel.current)[0]?.focus(), []);
  useEffect(() => {
    window.addEventListener('resize', leave);
    return () => window.removeEventListener('resize', leave);
  }, [leave]);

  // A press on another entry is not heard while a pane is on screen; where it leads is.
  useEffect(() => history.listen(leave), [leave]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The panel in which the entry may stand has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Tab') {
      event.preventDefault();
      onClose(true);
    } else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    } else moveInPanel(event, panel.current);
  };
  const choose = (act: () => void) => () => {
    onClose(true);
    act();
  };

  return (
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-label={t('nav.entryMenu', { name })}
      className={styles.menu}
      style={{ left, top: anchor.top }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
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
    </div>
  );
}
