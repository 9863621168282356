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
import type { CloseScope, Tab, TabChoices } from '@/domain/tab';
import { translate } from '@/locales/text';
import { copyWithToast } from '@/shell/feedback';
import { pinTab, reloadTab, reopenTab, tabAddress } from '@/shell/tabs';
import { SEPARATOR, type Action, type ActionMenuItem, type RunAction } from '../action';
import type { KeyHint, Shortcut } from '../shortcut';

export interface TabContext {
  tab: Tab;
  can: TabChoices;
  /** The strip restores the focus after it. */
  closeTabs(scope: CloseScope): void;
  /** The strip announces the move. */
  moveBy(step: -1 | 1): void;
}

const reload: Action<TabContext> = {
  id: 'tab.reload',
  titleKey: 'tabs.menu.reload',
  icon: <ReloadOutlined />,
  isEnabled: ({ can }) => can.canReload,
  run: ({ tab }) => void reloadTab(tab.key),
};

const pin: Action<TabContext> = {
  id: 'tab.pin',
  titleKey: 'tabs.menu.pin',
  icon: <PushpinOutlined />,
  isVisible: ({ tab }) => !tab.isPinned,
  isEnabled: ({ can }) => can.canPin,
  run: ({ tab }) => pinTab(tab.key, true),
};

const unpin: Action<TabContext> = {
  id: 'tab.unpin',
  titleKey: 'tabs.menu.unpin',
  icon: <PushpinOutlined />,
  isVisible: ({ tab }) => tab.isPinned,
  isEnabled: ({ can }) => can.canUnpin,
  run: ({ tab }) => pinTab(tab.key, false),
};

const moveLeft: Action<TabContext> = {
  id: 'tab.moveLeft',
  titleKey: 'tabs.menu.moveLeft',
  icon: <ArrowLeftOutlined />,
  isEnabled: ({ can }) => can.canMoveLeft,
  run: ({ moveBy }) => moveBy(-1),
};

const moveRight: Action<TabContext> = {
  id: 'tab.moveRight',
  titleKey: 'tabs.menu.moveRight',
  icon: <ArrowRightOutlined />,
  isEnabled: ({ can }) => can.canMoveRight,
  run: ({ moveBy }) => moveBy(1),
};

export const moveBetweenTabs: KeyHint = {
  id: 'tab.move',
  shortcut: { area: 'workspace', keys: [['← →'], ['Home'], ['End']], titleKey: 'nav.keys.tabs' },
};

export const closeTab: RunAction<TabContext> & { shortcut: Shortcut } = {
  id: 'tab.close',
  titleKey: 'tabs.menu.close',
  icon: <CloseOutlined />,
  shortcut: { area: 'workspace', keys: [['Delete']], titleKey: 'nav.keys.closeTab', isLocal: true },
  isEnabled: ({ can }) => can.canClose.this,
  run: ({ closeTabs }) => closeTabs('this'),
};

const closeLeft: RunAction<TabContext> = {
  id: 'tab.closeLeft',
  titleKey: 'tabs.menu.closeLeft',
  isEnabled: ({ can }) => can.canClose.left,
  run: ({ closeTabs }) => closeTabs('left'),
};

const closeRight: RunAction<TabContext> = {
  id: 'tab.closeRight',
  titleKey: 'tabs.menu.closeRight',
  isEnabled: ({ can }) => can.canClose.right,
  run: ({ closeTabs }) => closeTabs('right'),
};

const closeOthers: RunAction<TabContext> = {
  id: 'tab.closeOthers',
  titleKey: 'tabs.menu.closeOthers',
  isEnabled: ({ can }) => can.canClose.others,
  run: ({ closeTabs }) => closeTabs('others'),
};

const closeAll: RunAction<TabContext> = {
  id: 'tab.closeAll',
  titleKey: 'tabs.menu.closeAll',
  isEnabled: ({ can }) => can.canClose.all,
  run: ({ closeTabs }) => closeTabs('all'),
};

export const reopenClosedTab = {
  id: 'tab.reopen',
  titleKey: 'tabs.menu.reopen',
  icon: <UndoOutlined />,
  shortcut: {
    area: 'workspace',
    keys: [['Alt', 'Shift', 'T']],
    titleKey: 'nav.keys.reopenTab',
    isRepeatable: true,
  },
  isEnabled: ({ can }) => can.canReopen,
  run: () => reopenTab(),
} satisfies RunAction<TabContext>;

const openTabInNewWindow: Action<TabContext> = {
  id: 'tab.newWindow',
  titleKey: 'tabs.menu.newWindow',
  icon: <ExportOutlined />,
  href: ({ tab }) => tabAddress(tab.key),
  isNewWindow: true,
};

const copyTabLink = (key: string): Promise<void> =>
  copyWithToast(new URL(tabAddress(key), window.location.origin).href, {
    copied: translate('tabs.copied'),
    notCopied: translate('tabs.notCopied'),
  });

const copyLink: Action<TabContext> = {
  id: 'tab.copyLink',
  titleKey: 'tabs.menu.copyLink',
  icon: <LinkOutlined />,
  run: ({ tab }) => void copyTabLink(tab.key),
};

// A browser that refuses full screen shows its own message.
const ignoreRefusal = () => undefined;

/** The whole document, with everything above the page, such as dialogs. */
const enterFullScreen: Action = {
  id: 'tab.enterFullScreen',
  titleKey: 'tabs.menu.fullScreen',
  icon: <FullscreenOutlined />,
  isVisible: () => !document.fullscreenElement,
  isEnabled: () => document.fullscreenEnabled,
  run: () => void document.documentElement.requestFullscreen().catch(ignoreRefusal),
};

const leaveFullScreen: Action = {
  id: 'tab.leaveFullScreen',
  titleKey: 'tabs.menu.leaveFullScreen',
  icon: <FullscreenExitOutlined />,
  isVisible: () => Boolean(document.fullscreenElement),
  isEnabled: () => document.fullscreenEnabled,
  run: () => void document.exitFullscreen().catch(ignoreRefusal),
};

/** Menu of a tab (R066). */
export const TAB_MENU: readonly ActionMenuItem<TabContext>[] = [
  reload,
  pin,
  unpin,
  moveLeft,
  moveRight,
  SEPARATOR,
  closeTab,
  closeLeft,
  closeRight,
  closeOthers,
  closeAll,
  reopenClosedTab,
  SEPARATOR,
  openTabInNewWindow,
  copyLink,
  enterFullScreen,
  leaveFullScreen,
];
