import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { useStore } from 'zustand';
import { EmptyState } from '@/components/empty-state';
import { LeftOutNote } from '@/components/LeftOutNote';
import { RegionState } from '@/components/region-state';
import { SearchIcon } from '@/components/SearchIcon';
import { searchEntries } from '@/domain/navigation';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { loadEntries } from '../loadEntries';
import { navigationStore } from '../navigationStore';
import type { ViewEntry } from '../useNavigationEntries';
import { menuChoicesOf, movePanelFocus } from './panelKeys';
import { PanelGroup } from './PanelGroup';
import { usePinyin } from './usePinyin';
import styles from './AllPanel.module.css';

/** What receives the focus when the panel opens; `none` leaves it on the button. */
export type PanelFocus = 'search' | 'first' | 'last' | 'none';

/** Entries that the panel receives. */
export interface PanelEntries {
  /** Entries of the main row that do not fit. */
  moved: readonly ViewEntry[];
  more: readonly ViewEntry[];
  /** Everything the search covers, including the entries in the bar. */
  everything: readonly ViewEntry[];
}

type AllPanelProps = PanelEntries & {
  currentCode: string | null;
  state: 'loading' | 'failed' | 'ready';
  focus: PanelFocus;
  onClose(shouldReturnFocus?: boolean): void;
  onCustomize(): void;
};

/** One row; with few entries the section is hidden. */
const RECENT_SHOWN = 3;
const RECENT_FROM_ENTRIES = 6;

/** Content of the 'all' panel: search, recently used, the entries by group, and the menu customization (R086, R088). */
export default function AllPanel({
  moved,
  more,
  everything,
  currentCode,
  state,
  focus,
  onClose,
  onCustomize,
}: AllPanelProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const pinyin = usePinyin();
  const found = searchEntries(everything, typed, pinyin.read);
  const isSearching = typed.trim() !== '';
  const hasSearched = isSearching && (found.length > 0 || !pinyin.isLoading);
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const hidden = [...moved, ...more];
  const recentCodes = useStore(navigationStore, (store) => store.recentCodes);
  const recent =
    hidden.length < RECENT_FROM_ENTRIES
      ? []
      : recentCodes
          .flatMap((code) => hidden.find(({ systemCode }) => systemCode === code) ?? [])
          .slice(0, RECENT_SHOWN);
  const leftOut = useStore(navigationStore, (store) => leftOutOf(store.list));
  const others = (entries: readonly ViewEntry[]) => entries.filter((entry) => !recent.includes(entry));

  useEffect(() => {
    if (focus === 'search') search.current?.focus();
    else if (focus !== 'none') (menuChoicesOf(root.current).at(focus === 'first' ? 0 : -1) ?? search.current)?.focus();
  }, [focus]);

  // What was entered before pinyin can be searched opens its first result as soon as it can.
  const entered = useRef<string>(undefined);
  const openFirst = () => menuChoicesOf(root.current)[0]?.click();
  const openEntered = useEffectEvent(() => {
    if (found.length > 0 && entered.current === typed) openFirst();
    entered.current = undefined;
  });
  useEffect(() => {
    if (!pinyin.isLoading) openEntered();
  }, [pinyin.isLoading]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === search.current && isSearching) {
      event.preventDefault();
      if (hasSearched) openFirst();
      else entered.current = typed;
    } else movePanelFocus(event, root.current, search.current);
  };
  const shared = { currentCode, onOpen: () => onClose(true) };

  return (
    <div ref={root} role="presentation" className={styles.root} onKeyDown={onKeyDown}>
      <div className={styles.search}>
        <SearchIcon />
        <input
          ref={search}
          type="search"
          className={styles.field}
          value={typed}
          placeholder={t('nav.all.searchHint')}
          aria-label={t('nav.all.search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={styles.body}>
        {isSearching && found.length > 0 && (
          <PanelGroup title={t('nav.all.results')} found={found} isResult {...shared} />
        )}
        {hasSearched && found.length === 0 && (
          <EmptyState
            type="search_related"
            title={t('nav.all.noResult')}
            tip={t('nav.all.noResultHint')}
            action={{
              label: t('nav.all.clear'),
              onClick: () => {
                setTyped('');
                search.current?.focus();
              },
            }}
          />
        )}
        {!isSearching && (
          <>
            {state === 'failed' && (
              <RegionState state="error" error={t('nav.failed')} onRetry={() => void loadEntries()} />
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
        <button type="button" className={styles.customize} data-after-choices onClick={onCustomize}>
          <SettingOutlined aria-hidden />
          {t('nav.all.customize')}
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {hasSearched && t('nav.all.found', { count: found.length })}
      </span>
    </div>
  );
}
