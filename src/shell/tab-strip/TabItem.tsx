import { useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import PushpinFilled from '@ant-design/icons/es/icons/PushpinFilled';
import { useContextMenu } from '@/components/menu';
import { useSortable } from '@/components/sortable-list';
import { panelIdOf, tabIdOf, type CloseScope, type Tab } from '@/domain/tab';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { isForBrowser } from '@/utils/isForBrowser';
import { textLanguage } from '@/utils/textLanguage';
import { closeTab, matchesShortcut } from '@/shell/actions';
import { openTab, tabAddress } from '@/shell/tabs';
import { TabMenu } from './TabMenu';
import { useTabTitle } from './useTabTitle';
import styles from './TabStrip.module.css';

interface TabItemProps {
  tab: Tab;
  index: number;
  count: number;
  isActive: boolean;
  /** Its page is on screen, so that the tab has an element to control. */
  isOnScreen: boolean;
  /** Tab stop of the strip. */
  isTabStop: boolean;
  /** Its page has unsaved work. */
  isUnsaved: boolean;
  canClose: boolean;
  onClose(scope: CloseScope, key: string): void;
  /** Called for the arrow keys, Home and End. */
  onWalk(event: KeyboardEvent): void;
  onFocus(key: string): void;
}

/** One tab: a real link with a cross for the pointer; Delete closes it by keyboard (R065, R073). */
export function TabItem(props: TabItemProps) {
  const { tab, index, count, isActive, isOnScreen, isTabStop, isUnsaved, canClose, onClose, onWalk, onFocus } = props;
  const { key, isPinned } = tab;
  const t = useText();
  const title = useTabTitle()(tab);
  const unsavedTitle = isUnsaved ? t('tabs.unsaved', { title }) : title;
  const fullTitle = isPinned ? t('tabs.pinned', { title: unsavedTitle }) : unsavedTitle;
  const menu = useContextMenu(true);
  const { itemProps, className, isDragging, move } = useSortable({ id: key, name: title, index, count });
  const { close: closeMenu } = menu;
  useEffect(() => {
    // Dragging begins with a press; a long touch also opens the menu.
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
    if (matchesShortcut(event, closeTab.shortcut) || event.key === 'Backspace') {
      event.preventDefault();
      if (canClose) onClose('this', key);
    } else if (event.key === ' ') {
      event.preventDefault();
      openTab(key);
    } else onWalk(event);
  };
  const onMiddleClick = (event: MouseEvent) => {
    // React also bubbles events from the menu, which is elsewhere in the document.
    if (event.button !== 1 || !event.currentTarget.contains(event.target as Node)) return;
    // Otherwise the browser opens the link in a new window.
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
        href={tabAddress(key)}
        className={styles.tab}
        // The wrapper is dragged, not the link.
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
        <span className={styles.title} lang={textLanguage(title)}>
          {title}
        </span>
        {isUnsaved && <span aria-hidden className={styles.unsaved} />}
      </a>
      {canClose && (
        // A tab list may contain only tabs: keyboard and screen reader users close with Delete.
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
      {menu.isOpen &&
        createPortal(
          <TabMenu
            tab={tab}
            title={title}
            anchorRef={menu.anchorRef}
            onClose={menu.close}
            onCloseTabs={onClose}
            onMove={(to) => move({ index: to })}
          />,
          document.body,
        )}
    </div>
  );
}
