import { useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import PushpinFilled from '@ant-design/icons/es/icons/PushpinFilled';
import { useSortable } from '@/components/sortable-list';
import { panelIdOf, tabIdOf, type CloseScope, type Tab } from '@/domain/tab';
import { useText } from '@/locales/text';
import { useEntryMenu } from '@/shell/navigation';
import { cx } from '@/utils/cx';
import { isForBrowser } from '@/utils/isForBrowser';
import { addressOf, openTab } from '../store/actions';
import { TabMenu } from './TabMenu';
import { useTabTitle } from './useTabTitle';
import styles from './TabStrip.module.css';

type TabItemProps = {
  tab: Tab;
  index: number;
  count: number;
  isActive: boolean;
  /** Its page is on screen, so that there is something that it controls. */
  isOnScreen: boolean;
  /** Tab stops here when it comes to the strip. */
  isTabStop: boolean;
  /** Its page holds work that is not saved. */
  isUnsaved: boolean;
  canClose: boolean;
  onClose(scope: CloseScope, key: string): void;
  /** Arrows, Home and End. */
  onWalk(event: KeyboardEvent): void;
  onFocus(key: string): void;
};

/** One tab: a real link, whose cross is for the pointer; the keyboard closes it by Delete (R065, R073). */
export function TabItem(props: TabItemProps) {
  const { tab, index, count, isActive, isOnScreen, isTabStop, isUnsaved, canClose, onClose, onWalk, onFocus } = props;
  const { key, isPinned } = tab;
  const t = useText();
  const title = useTabTitle()(tab);
  const unsavedTitle = isUnsaved ? t('tabs.unsaved', { title }) : title;
  const fullTitle = isPinned ? t('tabs.pinned', { title: unsavedTitle }) : unsavedTitle;
  const menu = useEntryMenu(true);
  const { itemProps, className, isDragging, move } = useSortable({ id: key, name: title, index, count });
  const { close: closeMenu } = menu;
  useEffect(() => {
    // Carrying begins with a press, which a finger that rests makes a menu of.
    if (isDragging) closeMenu();
  }, [isDragging, closeMenu]);

  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    openTab(key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    menu.triggers.onKeyDown?.(event);
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (canClose) onClose('this', key);
    } else if (event.key === ' ') {
      event.preventDefault();
      openTab(key);
    } else onWalk(event);
  };
  const onMiddleClick = (event: MouseEvent) => {
    // React hands on what happens in the menu too, which stands elsewhere in the document.
    if (event.button !== 1 || !event.currentTarget.contains(event.target as Node)) return;
    // Otherwise the browser opens the link in a window of its own.
    event.preventDefault();
    if (canClose) onClose('this', key);
  };

  return (
    <div
      {...itemProps}
      className={cx(styles.item, className, isActive && styles.active)}
      data-tab={key}
      onAuxClick={onMiddleClick}
    >
      <a
        {...menu.triggers}
        id={tabIdOf(key)}
        role="tab"
        href={addressOf(key)}
        className={styles.tab}
        // The wrapper is carried, not the link.
        draggable={false}
        title={fullTitle}
        aria-label={fullTitle === title ? undefined : fullTitle}
        aria-selected={isActive}
        aria-controls={isOnScreen || !isActive ? panelIdOf(key) : undefined}
        aria-keyshortcuts={canClose ? 'Delete Shift+F10' : 'Shift+F10'}
        tabIndex={isTabStop ? 0 : -1}
        data-leads-away="carried"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={() => onFocus(key)}
      >
        {isPinned && <PushpinFilled aria-hidden className={styles.pin} />}
        <span className={styles.title}>{title}</span>
        {isUnsaved && <span aria-hidden className={styles.unsaved} />}
      </a>
      {canClose && (
        // Nothing but tabs is heard in a list of tabs; by ear and by key Delete closes.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          title={t('tabs.close', { title })}
          className={styles.close}
          onClick={() => onClose('this', key)}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
      {menu.anchor &&
        createPortal(
          <TabMenu
            tab={tab}
            title={title}
            anchor={menu.anchor}
            onClose={menu.close}
            onCloseTabs={onClose}
            onMove={(to) => move({ index: to })}
          />,
          document.body,
        )}
    </div>
  );
}
