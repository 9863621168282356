import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from '@umijs/max';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useStore } from 'zustand';
import { IconButton } from '@/components/IconButton';
import { SortableArea, SortableList, type SortableMove } from '@/components/sortable-list';
import { choicesOf, rangeOf, shownTabs, tabIdOf, type CloseScope } from '@/domain/tab';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { reopenClosedTab, useShortcut } from '@/shell/actions';
import { closeTabs, moveTab, currentTabPage, reloadTab, tabStore } from '@/shell/tabs';
import { MoreTabs } from './MoreTabs';
import { TabItem } from './TabItem';
import { useStripScroll } from './useStripScroll';
import styles from './TabStrip.module.css';

const focusTab = (key: string | null) => {
  if (key !== null) document.getElementById(tabIdOf(key))?.focus({ preventScroll: true });
};

/** Whether a tab may be dragged to a position: within the strip, pinned tabs among themselves (R072). */
const canMove = ({ id, to }: SortableMove): boolean => {
  const range = rangeOf(tabStore.getState(), id);
  return range !== null && to.index >= range.from && to.index <= range.to;
};

export interface TabStripProps {
  /** Keys of the pages with unsaved work, passed in like the question (R065). */
  unsaved: ReadonlySet<string>;
}

/** The visited pages as tabs above the page: five in the strip, the others in a list at its end (R060–R073). */
export function TabStrip({ unsaved }: TabStripProps) {
  const t = useText();
  const state = useStore(tabStore);
  const { tabs, active } = state;
  const { inline, listed } = shownTabs(state);
  const [focused, setFocused] = useState<string | null>(null);
  // Each mark makes its tab a little wider.
  const content = useMemo(() => ({ tabs, unsaved }), [tabs, unsaved]);
  const { scrollerRef, onScroll, hasBefore, hasAfter, step } = useStripScroll(
    active === null ? null : tabIdOf(active),
    content,
  );
  const isCut = hasBefore || hasAfter;
  // The page on screen may have no tab; then no tab controls it (R028).
  useLocation();
  const shownKey = currentTabPage()?.key;
  useShortcut(reopenClosedTab, {});

  // After a close the focus moves to the active tab, once that is in the strip (R065).
  const [closings, setClosings] = useState(0);
  const shown = useRef(active);
  useLayoutEffect(() => {
    shown.current = active;
  });
  useEffect(() => {
    if (closings > 0) focusTab(shown.current);
  }, [closings]);
  const close = async (scope: CloseScope, key: string) => {
    if (await closeTabs(scope, key)) setClosings((count) => count + 1);
  };
  const closeListed = async (key: string) => {
    const isLast = listed.length === 1;
    if ((await closeTabs('this', key)) && isLast) setClosings((count) => count + 1);
  };

  const onWalk = (event: KeyboardEvent) => {
    const at = inline.findIndex(({ key }) => key === focused);
    const { length } = inline;
    const ways: Record<string, number> = {
      ArrowLeft: (at - 1 + length) % length,
      ArrowRight: (at + 1) % length,
      Home: 0,
      End: length - 1,
    };
    const next = inline[ways[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabIdOf(next.key))?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };
  const onMove = (move: SortableMove) => {
    if (!canMove(move)) return false;
    moveTab(move.id, move.to.index);
    return true;
  };
  const tabStop = inline.some(({ key }) => key === focused) ? focused : (active ?? inline[0]?.key);

  return (
    <div className={styles.strip}>
      {isCut && (
        <IconButton
          className={styles.step}
          label={t('tabs.back')}
          icon={<LeftOutlined />}
          disabled={!hasBefore}
          onClick={() => step(-1)}
        />
      )}
      <div
        ref={scrollerRef}
        className={cx(styles.scroller, hasBefore && styles.fadesBefore, hasAfter && styles.fadesAfter)}
        onScroll={onScroll}
        onBlur={onBlur}
      >
        {inline.length > 0 && (
          <SortableArea onMove={onMove} landing={(move) => (canMove(move) ? move.to : null)}>
            <SortableList
              as="div"
              direction="horizontal"
              role="tablist"
              aria-label={t('tabs.label')}
              className={styles.tabs}
            >
              {inline.map((tab, index) => (
                <TabItem
                  key={tab.key}
                  tab={tab}
                  index={index}
                  count={inline.length}
                  isActive={tab.key === active}
                  isOnScreen={tab.key === shownKey}
                  isTabStop={tab.key === tabStop}
                  isUnsaved={unsaved.has(tab.key)}
                  canClose={choicesOf(state, tab.key).canClose.this}
                  onClose={(scope, key) => void close(scope, key)}
                  onWalk={onWalk}
                  onFocus={setFocused}
                />
              ))}
            </SortableList>
          </SortableArea>
        )}
      </div>
      {isCut && (
        <IconButton
          className={styles.step}
          label={t('tabs.forth')}
          icon={<RightOutlined />}
          disabled={!hasAfter}
          onClick={() => step(1)}
        />
      )}
      <div className={styles.tools}>
        {listed.length > 0 && <MoreTabs tabs={listed} unsaved={unsaved} onClose={(key) => void closeListed(key)} />}
        {active !== null && shownKey === active && (
          <IconButton
            className={styles.step}
            label={t('tabs.menu.reload')}
            icon={<ReloadOutlined />}
            onClick={() => void reloadTab(active)}
          />
        )}
      </div>
    </div>
  );
}
