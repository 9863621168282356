import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { moveInPanel, useMenuButton } from '@/components/menu';
import { tabIdOf, type Tab } from '@/domain/tab';
import { useText } from '@/locales/text';
import { openTab, tabAddress } from '@/shell/tabs';
import { isForBrowser } from '@/utils/isForBrowser';
import { useTabTitle } from './useTabTitle';
import styles from './MoreTabs.module.css';

/** Number of rows above which the list of tabs has a search field (R068). */
const TAB_SEARCH_ABOVE = 10;

interface MoreTabsProps {
  /** The tabs that do not fit into the strip, in their order. */
  tabs: readonly Tab[];
  /** Keys of the pages with unsaved work. */
  unsaved: ReadonlySet<string>;
  onClose(key: string): void;
}

/** The tabs beyond the strip as a list; the chosen one changes places with the last one in the strip (R068). */
export function MoreTabs({ tabs, unsaved, onClose }: MoreTabsProps) {
  const t = useText();
  const titleOf = useTabTitle();
  const fullTitleOf = (tab: Tab) => (unsaved.has(tab.key) ? t('tabs.unsaved', { title: titleOf(tab) }) : titleOf(tab));
  const [wanted, setWanted] = useState('');
  const { isOpen, close, rootProps, buttonProps, panelProps } = useMenuButton();
  const hasSearch = tabs.length > TAB_SEARCH_ABOVE;
  const word = hasSearch ? wanted.trim().toLocaleLowerCase() : '';
  const found = tabs.filter((tab) => titleOf(tab).toLocaleLowerCase().includes(word));

  const choose = (key: string) => (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    close();
    setWanted('');
    openTab(key);
  };
  /** The row after the closed one gets the focus. */
  const closeRow = (list: Element | null, at: number, what: 'a' | 'button') => {
    const rows = [...(list?.querySelectorAll<HTMLElement>(`li ${what}`) ?? [])];
    (rows[at + 1] ?? rows[at - 1])?.focus();
    if (found[at]) onClose(found[at].key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping && (event.key === 'Home' || event.key === 'End')) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li a')];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Delete' && at >= 0) {
      event.preventDefault();
      closeRow(event.currentTarget, at, 'a');
    } else moveInPanel(event, event.currentTarget, rows);
  };

  return (
    <div {...rootProps} className={styles.root}>
      <button {...buttonProps} className={styles.button}>
        {t('tabs.more', { count: tabs.length })}
        <DownOutlined aria-hidden className={styles.arrow} />
      </button>
      {isOpen && (
        // Handles the keys of all rows.
        <div
          {...panelProps}
          role="group"
          aria-label={t('tabs.more.label')}
          className={styles.panel}
          onKeyDown={onKeyDown}
        >
          {hasSearch && (
            <input
              type="search"
              className={styles.search}
              aria-label={t('tabs.more.search')}
              placeholder={t('tabs.more.search')}
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
          <ul className={styles.list}>
            {found.map((tab, index) => (
              <li key={tab.key} className={styles.row} data-tab={tab.key}>
                <a
                  id={tabIdOf(tab.key)}
                  href={tabAddress(tab.key)}
                  className={styles.name}
                  title={fullTitleOf(tab)}
                  aria-label={unsaved.has(tab.key) ? fullTitleOf(tab) : undefined}
                  onClick={choose(tab.key)}
                >
                  {titleOf(tab)}
                </a>
                {unsaved.has(tab.key) && <span aria-hidden className={styles.unsaved} />}
                <button
                  type="button"
                  className={styles.close}
                  aria-label={t('tabs.close', { title: titleOf(tab) })}
                  title={t('tabs.close', { title: titleOf(tab) })}
                  onClick={({ currentTarget }) => closeRow(currentTarget.closest('ul'), index, 'button')}
                >
                  <CloseOutlined aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className={styles.none}>{t('tabs.more.none')}</p>}
        </div>
      )}
    </div>
  );
}
