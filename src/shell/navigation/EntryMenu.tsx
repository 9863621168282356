import { FloatingMenu, type FloatingMenuProps } from '@/components/menu';
import { useText } from '@/locales/text';
import { ActionItems, ENTRY_MENU, type EntryContext } from '@/shell/actions';

type EntryMenuProps = Pick<FloatingMenuProps, 'anchorRef' | 'onClose'> & {
  name: string;
  context: EntryContext;
};

/** Menu of an entry's subsystem: reload, close, open in a new window (A26). */
export function EntryMenu({ name, context, anchorRef, onClose }: EntryMenuProps) {
  const t = useText();
  return (
    <FloatingMenu label={t('nav.entryMenu', { name })} anchorRef={anchorRef} onClose={onClose}>
      <ActionItems entries={ENTRY_MENU} context={context} onChoose={() => onClose(true)} />
    </FloatingMenu>
  );
}
