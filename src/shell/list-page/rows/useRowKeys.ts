import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { matchesKeys, matchesShortcut, moveToRow, openRow, selectRow } from '@/shell/actions';

/** Selector of a row, in the table and the cards. */
export const ROW = '[data-row-key]';
const [NEXT, PREVIOUS] = moveToRow.shortcut.keys;

const isTyping = (target: HTMLElement) =>
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]') !==
  null;

/** What a click is for itself, and does not open the row. */
const CONTROLS = 'a, button, input, label, select, textarea';

function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.key === 'ArrowDown' || matchesKeys(event, NEXT)) return 1;
  return event.key === 'ArrowUp' || matchesKeys(event, PREVIOUS) ? -1 : 0;
}

interface RowKeys {
  /** Key of the row that Tab reaches; null until a row was focused. */
  currentKey: string | null;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: FocusEvent): void;
  onClick(event: MouseEvent): void;
}

/**
 * Keyboard shortcuts of a list: j and k move between rows, x selects, Enter opens (R044). They are active only while
 * the focus is within the list or on the heading of its page, so that typing or speech input elsewhere does not trigger
 * them (WCAG 2.1.4). A click
 * beside the controls of a row opens it as Enter does, unless it ends a selection of text.
 */
export function useRowKeys(
  region: RefObject<HTMLElement | null>,
  { onOpen, onToggle }: { onOpen?: (key: string) => void; onToggle?: (key: string) => void },
): RowKeys {
  const [currentKey, setCurrent] = useState<string | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(target)) return;
    const row = target.closest<HTMLElement>(ROW);
    const key = row?.dataset.rowKey;
    const step = stepOf(event);
    if (step !== 0) {
      // Arrow keys scroll the page and move within menus: handle them only on a row itself.
      if (event.key.startsWith('Arrow') && target !== row) return;
      const rows = [...(region.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
      const next = row ? rows[rows.indexOf(row) + step] : rows[0];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView?.({ block: 'nearest' });
    } else if (matchesShortcut(event, selectRow.shortcut) && key && onToggle) {
      event.preventDefault();
      onToggle(key);
    } else if (matchesShortcut(event, openRow.shortcut) && key && target === row && onOpen) {
      event.preventDefault();
      onOpen(key);
    }
  };

  return {
    currentKey,
    onKeyDown,
    onFocus: ({ target }) => {
      const key = (target as HTMLElement).closest<HTMLElement>(ROW)?.dataset.rowKey;
      if (key !== undefined) setCurrent(key);
    },
    onClick: ({ target }) => {
      const key = (target as HTMLElement).closest<HTMLElement>(ROW)?.dataset.rowKey;
      if (key === undefined || (target as HTMLElement).closest(CONTROLS)) return;
      if (getSelection()?.isCollapsed !== false) onOpen?.(key);
    },
  };
}
