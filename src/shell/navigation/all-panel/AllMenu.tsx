import { useCallback, useId, useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { ErrorBoundary } from '@/components/error-boundary';
import { useAnchoredPosition, useDismiss } from '@/components/menu';
import { SkeletonRows } from '@/components/region-state';
import { nameInAll } from '@/domain/navigation';
import { useText } from '@/locales/text';
import { ariaKeys, searchEverything, useShortcut } from '@/shell/actions';
import { cx } from '@/utils/cx';
import { LazyBoundary, retryableLazy, retryableLoad } from '@/utils/retryableLazy';
import { isModalOpen } from '@/utils/isDialogOpen';
import { giveLostFocus } from '@/utils/lostFocus';
import { textLanguage } from '@/utils/textLanguage';
import type { ViewEntry } from '../useNavigationEntries';
import { useCombinedStatus } from '../useEntryStatus';
import { useLazyDialog } from '../useLazyDialog';
import { useUserActions } from '../user-menu/useUserActions';
import type { PanelEntries, PanelFocus } from './AllPanel';
import styles from './AllMenu.module.css';

// Lazy: the first page does not need the search and its pinyin data.
const AllPanel = retryableLazy(() => import('./AllPanel'));

/** Fetches the code of the panel before it is opened. */
export const preloadAllPanel = (): Promise<unknown> => AllPanel.preload();

const loadCustomization = retryableLoad(async () => (await import('../customize')).CustomizeDialog);

type AllMenuProps = PanelEntries & {
  currentCode: string | null;
  /** Pixels that the entries of the bar leave: room for the name of the current one behind the button. */
  spare: number;
  letterSpacing: number;
  state: 'loading' | 'failed' | 'ready';
};

/**
 * The button at the end of the bar, always visible. It opens the entries that do not fit into the bar, the search over
 * everything, which Ctrl+K opens as well, and the menu customization (R086, R088, B4).
 */
export function AllMenu({ moved, more, everything, currentCode, spare, letterSpacing, state }: AllMenuProps) {
  const t = useText();
  const [focus, setFocus] = useState<PanelFocus | null>(null);
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const isOpen = focus !== null;

  /** Where the focus was when the shortcut opened the panel: it returns there, not to the button. */
  const originRef = useRef<Element | null>(null);

  const close = useCallback((shouldReturnFocus = false) => {
    const origin = originRef.current;
    originRef.current = null;
    if (!shouldReturnFocus) return setFocus(null);
    // The panel takes the focus as it appears, which may be now: it is gone first.
    flushSync(() => setFocus(null));
    if (origin) giveLostFocus(origin);
    else buttonRef.current?.focus();
  }, []);
  const closeQuietly = useCallback(() => close(), [close]);
  useDismiss(isOpen, rootRef, closeQuietly);
  const customization = useLazyDialog(loadCustomization);
  const { context: userContext, dialogs } = useUserActions();
  const toggleSearch = () => {
    if (isOpen) return close(true);
    if (isModalOpen()) return;
    originRef.current = document.activeElement;
    flushSync(() => setFocus('search'));
    // Until its code is there, the panel itself has the focus: keys must not go on to the page.
    if (!panelRef.current?.contains(document.activeElement)) panelRef.current?.focus({ preventScroll: true });
  };
  useShortcut(searchEverything, { toggleSearch });
  const { left, top } = useAnchoredPosition(isOpen, buttonRef, panelRef);

  const hidden: readonly ViewEntry[] = [...moved, ...more];
  const status = useCombinedStatus(hidden);
  const current = hidden.find(({ systemCode }) => systemCode === currentCode);
  const label = t('nav.all.label', { count: hidden.length });
  const word = t('nav.all');
  const name = current?.systemName ?? '';
  const naming = current ? nameInAll({ name, word, spare, letterSpacing }) : null;
  const tooltip = status ? t('nav.all.alive', { label }) : label;
  const mark = status && (
    <span className={cx(styles.mark, status === 'asleep' && styles.asleep)} data-mark={status} aria-hidden />
  );

  const onEscape = (event: KeyboardEvent) => {
    // Escape may end an input method's composition.
    if (event.key !== 'Escape' || !isOpen || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close(true);
  };
  const onButtonKeyDown = (event: KeyboardEvent) => {
    onEscape(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFocus(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onClick = ({ detail, nativeEvent }: MouseEvent) => {
    // After a tap the search is not focused: the on-screen keyboard would cover the panel.
    const isTouch = detail > 0 && (nativeEvent as PointerEvent).pointerType === 'touch';
    if (isOpen) close();
    else setFocus(isTouch ? 'none' : 'search');
  };
  return (
    <div ref={rootRef} className={styles.root} data-text={word}>
      <button
        ref={buttonRef}
        type="button"
        className={cx(styles.button, current && styles.holdsCurrent, current && styles.underlined)}
        style={{ '--extra': `${naming?.extra ?? 0}px` } as CSSProperties}
        data-naming={naming?.at}
        title={current ? t('nav.all.here', { name, tooltip }) : tooltip}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(searchEverything.shortcut)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-current={current ? 'true' : undefined}
        onPointerEnter={AllPanel.preload}
        onFocus={AllPanel.preload}
        onKeyDown={onButtonKeyDown}
        onClick={onClick}
      >
        {naming?.at === 'instead' ? (
          <>
            <span className="visually-hidden">{word}</span>
            <span className={styles.name} lang={textLanguage(name)}>
              {name}
            </span>
          </>
        ) : (
          <>
            <span className={styles.label}>
              {word}
              {!naming && mark}
            </span>
            {naming && (
              <span className={styles.here} lang={textLanguage(name)}>
                {name}
              </span>
            )}
          </>
        )}
        {naming && mark}
        <DownOutlined aria-hidden className={cx(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div
          ref={panelRef}
          id={panelId}
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          className={styles.panel}
          style={{ left, top }}
          onKeyDown={onEscape}
        >
          <ErrorBoundary region="all-panel">
            <LazyBoundary fallback={<SkeletonRows rows={4} trailing={0} />}>
              <AllPanel
                moved={moved}
                more={more}
                everything={everything}
                currentCode={currentCode}
                state={state}
                focus={focus}
                onClose={close}
                userContext={userContext}
                onCustomize={customization.open}
              />
            </LazyBoundary>
          </ErrorBoundary>
        </div>
      )}
      {customization.dialog}
      {dialogs}
    </div>
  );
}
