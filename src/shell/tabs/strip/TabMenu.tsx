import type { ReactNode } from 'react';
import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import FullscreenExitOutlined from '@ant-design/icons/es/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/es/icons/FullscreenOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import PushpinOutlined from '@ant-design/icons/es/icons/PushpinOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { useStore } from 'zustand';
import { FloatingMenu, type FloatingMenuProps } from '@/components/menu';
import { choicesOf, rangeOf, type CloseScope, type Tab } from '@/domain/tab';
import { useText } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { copyText } from '@/utils/copyText';
import { addressOf, pinTab, reloadTab, reopenTab } from '../store/actions';
import { tabStore } from '../store/tabStore';
import styles from './TabMenu.module.css';

type TabMenuProps = Pick<FloatingMenuProps, 'anchorRef' | 'onClose'> & {
  tab: Tab;
  title: string;
  onCloseTabs(scope: CloseScope, key: string): void;
  /** Moves the tab to an index of the strip. */
  onMove(index: number): void;
};

/** Includes everything above the page, such as dialogs. */
const whole = () => document.documentElement;

const toggleFullScreen = () => {
  // A browser that refuses shows its own message.
  const change = document.fullscreenElement ? document.exitFullscreen() : whole().requestFullscreen();
  change.catch(() => undefined);
};

/** The actions for a tab besides opening it; those without effect are disabled (R066). */
export function TabMenu({ tab, title, anchorRef, onClose, onCloseTabs, onMove }: TabMenuProps) {
  const { key } = tab;
  const t = useText();
  const state = useStore(tabStore);
  const can = choicesOf(state, key);
  const index = rangeOf(state, key)?.index ?? 0;
  const isFull = Boolean(document.fullscreenElement);
  const address = addressOf(key);

  const copyLink = async () => {
    const isCopied = await copyText(new URL(address, window.location.origin).href);
    toast.show(isCopied ? { type: 'success', text: t('tabs.copied') } : { type: 'warning', text: t('tabs.notCopied') });
  };
  const item = (label: string, icon: ReactNode, isPossible: boolean, act: () => void) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      disabled={!isPossible}
      onClick={() => {
        onClose(true);
        act();
      }}
    >
      {icon ?? <span className={styles.noIcon} />}
      {label}
    </button>
  );
  const closes = (label: string, scope: CloseScope, icon?: ReactNode) =>
    item(label, icon, can.canClose[scope], () => onCloseTabs(scope, key));

  return (
    <FloatingMenu label={t('tabs.menu', { title })} anchorRef={anchorRef} onClose={onClose}>
      {item(t('tabs.menu.reload'), <ReloadOutlined aria-hidden />, can.canReload, () => void reloadTab(key))}
      {tab.isPinned
        ? item(t('tabs.menu.unpin'), <PushpinOutlined aria-hidden />, can.canUnpin, () => pinTab(key, false))
        : item(t('tabs.menu.pin'), <PushpinOutlined aria-hidden />, can.canPin, () => pinTab(key, true))}
      {item(t('tabs.menu.moveLeft'), <ArrowLeftOutlined aria-hidden />, can.canMoveLeft, () => onMove(index - 1))}
      {item(t('tabs.menu.moveRight'), <ArrowRightOutlined aria-hidden />, can.canMoveRight, () => onMove(index + 1))}
      <hr className={styles.line} />
      {closes(t('tabs.menu.close'), 'this', <CloseOutlined aria-hidden />)}
      {closes(t('tabs.menu.closeLeft'), 'left')}
      {closes(t('tabs.menu.closeRight'), 'right')}
      {closes(t('tabs.menu.closeOthers'), 'others')}
      {closes(t('tabs.menu.closeAll'), 'all')}
      {item(t('tabs.menu.reopen'), <UndoOutlined aria-hidden />, can.canReopen, reopenTab)}
      <hr className={styles.line} />
      <a
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onClose(true)}
      >
        <ExportOutlined aria-hidden />
        {t('tabs.menu.newWindow')}
      </a>
      {item(t('tabs.menu.copyLink'), <LinkOutlined aria-hidden />, true, () => void copyLink())}
      {item(
        isFull ? t('tabs.menu.leaveFullScreen') : t('tabs.menu.fullScreen'),
        isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />,
        document.fullscreenEnabled,
        toggleFullScreen,
      )}
    </FloatingMenu>
  );
}
