import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { useStore } from 'zustand';
import { LeftOutNote } from '@/components/LeftOutNote';
import { RegionState } from '@/components/region-state';
import { SearchIcon } from '@/components/SearchIcon';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { keyName, searchEverything, type UserContext } from '@/shell/actions';
import { loadEntries } from '../loadEntries';
import { navigationStore } from '../navigationStore';
import { useRecentEntries, type ViewEntry } from '../useNavigationEntries';
import { menuChoicesOf, movePanelFocus } from './panelKeys';
import { PanelGroup } from './PanelGroup';
import { SearchResults } from './SearchResults';
import { useSearch } from './useSearch';
import styles from './AllPanel.module.css';

/** What receives the focus when the panel opens; `none` leaves it on the button. */
export type PanelFocus = 'search' | 'first' | 'last' | 'none';

/** Entries that the panel receives. */
export interface PanelEntries {
  /** Entries of the main row that do not fit. */
  moved: readonly ViewEntry[];
  more: readonly ViewEntry[];
  /** All entries that the search covers, including those in the bar. */
  everything: readonly ViewEntry[];
}

type AllPanelProps = PanelEntries & {
  currentCode: string | null;
  state: 'loading' | 'failed' | 'ready';
  focus: PanelFocus;
  onClose(shouldReturnFocus?: boolean): void;
  onCustomize(): void;
  /** What the actions that the search finds need. */
  userContext: UserContext;
};

/** One row; with few entries the section is hidden. */
const RECENT_SHOWN = 3;
const RECENT_FROM_ENTRIES = 6;

/**
 * Content of the 'all' panel: the search over everything, recently used, the entries by group, and the menu customization
 * (R086, R088, B4).
 */
export default function AllPanel({
  moved,
  more,
  everything,
  currentCode,
  state,
  focus,
  onClose,
  onCustomize,
  userContext,
}: AllPanelProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = useSearch(typed, { entries: everything, userContext, onCustomize });
  const { isSearching, isReady, isOver, namedCount, count } = search;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const hidden = [...moved, ...more];
  const recent = useRecentEntries(hidden).slice(0, hidden.length < RECENT_FROM_ENTRIES ? 0 : RECENT_SHOWN);
  const leftOut = useStore(navigationStore, (store) => leftOutOf(store.list));
  const others = (entries: readonly ViewEntry[]) => entries.filter((entry) => !recent.includes(entry));

  useEffect(() => {
    if (focus === 'search') field.current?.focus();
    else if (focus !== 'none') (menuChoicesOf(root.current).at(focus === 'first' ? 0 : -1) ?? field.current)?.focus();
  }, [focus]);

  // What was entered before pinyin can be searched, or before the server has answered, opens its first result then.
  const entered = useRef<string>(undefined);
  const openFirst = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'> = {}) => {
    menuChoicesOf(root.current)[0]?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  };
  const openEntered = useEffectEvent(() => {
    if (count > 0 && entered.current === typed) openFirst();
    entered.current = undefined;
  });
  useEffect(() => {
    if (isReady) openEntered();
  }, [isReady]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === field.current && isSearching) {
      event.preventDefault();
      if (isReady || namedCount > 0) openFirst(event);
      else entered.current = typed;
    } else movePanelFocus(event, root.current, field.current);
  };
  const focusField = () => field.current?.focus();
  const customize = () => {
    onClose(true);
    onCustomize();
  };
  const shared = { currentCode, onOpen: () => onClose(true) };

  return (
    <div ref={root} role="presentation" className={styles.root} onKeyDown={onKeyDown}>
      <div className={styles.search}>
        <SearchIcon />
        <input
          ref={field}
          type="search"
          className={styles.field}
          value={typed}
          placeholder={t('nav.all.searchHint')}
          aria-label={t('nav.all.search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => (entered.current = undefined)}
        />
        {!typed && (
          <kbd aria-hidden className={styles.keys}>
            {searchEverything.shortcut.keys[0]!.map(keyName).join(' ')}
          </kbd>
        )}
      </div>
      <div className={styles.body}>
        {isSearching && (
          <SearchResults
            search={search}
            currentCode={currentCode}
            onOpen={shared.onOpen}
            onClear={() => {
              setTyped('');
              focusField();
            }}
            onRetry={focusField}
          />
        )}
        {!isSearching && (
          <>
            {state === 'failed' && (
              <RegionState
                state="error"
                error={t('nav.failed')}
                onRetry={() => {
                  void loadEntries();
                  // The button goes with the error.
                  focusField();
                }}
              />
            )}
            {state === 'loading' && <RegionState state="loading" onRetry={() => undefined} />}
            {state === 'ready' && hidden.length === 0 && <p className={styles.empty}>{t('nav.all.empty')}</p>}
            <PanelGroup title={t('nav.all.recent')} entries={recent} {...shared} />
            <PanelGroup title={t('nav.all.main')} entries={others(moved)} {...shared} />
            <PanelGroup title={t('nav.all.more')} entries={others(more)} {...shared} />
            <LeftOutNote {...leftOut} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.customize} data-after-choices onClick={customize}>
          <SettingOutlined aria-hidden />
          {t('nav.all.customize')}
        </button>
      </div>
      {/* There before its text, which is announced only then. */}
      <span className="visually-hidden" role="status">
        {isOver && t('nav.all.found', { count })}
      </span>
    </div>
  );
}
