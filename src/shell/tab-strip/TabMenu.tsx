import { useStore } from 'zustand';
import { FloatingMenu, type FloatingMenuProps } from '@/components/menu';
import { choicesOf, rangeOf, type CloseScope, type Tab } from '@/domain/tab';
import { useText } from '@/locales/text';
import { ActionItems, TAB_MENU } from '@/shell/actions';
import { tabStore } from '@/shell/tabs';

type TabMenuProps = Pick<FloatingMenuProps, 'anchorRef' | 'onClose'> & {
  tab: Tab;
  title: string;
  onCloseTabs(scope: CloseScope, key: string): void;
  /** Moves the tab to an index of the strip. */
  onMove(index: number): void;
};

/** The actions for a tab besides opening it; those without effect are disabled (R066). */
export function TabMenu({ tab, title, anchorRef, onClose, onCloseTabs, onMove }: TabMenuProps) {
  const { key } = tab;
  const t = useText();
  const state = useStore(tabStore);
  const index = rangeOf(state, key)?.index ?? 0;
  const context = {
    tab,
    can: choicesOf(state, key),
    closeTabs: (scope: CloseScope) => onCloseTabs(scope, key),
    moveBy: (step: -1 | 1) => onMove(index + step),
  };
  return (
    <FloatingMenu label={t('tabs.menu', { title })} anchorRef={anchorRef} onClose={onClose}>
      <ActionItems entries={TAB_MENU} context={context} onChoose={() => onClose(true)} isCompact />
    </FloatingMenu>
  );
}
