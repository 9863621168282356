import { useStore } from 'zustand';
import { FloatingMenu, type FloatingMenuProps } from '@/components/menu';
import { useText } from '@/locales/text';
import { ActionItems, ENTRY_MENU, type EntryContext } from '@/shell/actions';
import { stageStore } from '@/shell/subsystem-host';
import styles from './EntryMenu.module.css';

type EntryMenuProps = Pick<FloatingMenuProps, 'anchorRef' | 'onClose'> & {
  name: string;
  context: EntryContext;
};

/** Menu of an entry's subsystem: reload, close, open in a new window (A26), and which version is open. */
export function EntryMenu({ name, context, anchorRef, onClose }: EntryMenuProps) {
  const t = useText();
  const version = useStore(stageStore, ({ panes }) => panes.find(({ key }) => key === context.paneKey)?.version);
  return (
    <FloatingMenu
      label={version ? t('nav.entryMenu.ofVersion', { name, version }) : t('nav.entryMenu', { name })}
      anchorRef={anchorRef}
      onClose={onClose}
    >
      <ActionItems entries={ENTRY_MENU} context={context} onChoose={() => onClose(true)} />
      {/* A menu has no place for text: its label includes it. */}
      {version && (
        <div className={styles.version} aria-hidden>
          {t('nav.entryMenu.version', { version })}
        </div>
      )}
    </FloatingMenu>
  );
}
