import type en from '../en-US/tabs';

const texts: Record<keyof typeof en, string> = {
  'tabs.label': '已打开的页面',
  'tabs.pinned': '{title}（已固定）',
  'tabs.close': '关闭{title}',
  'tabs.back': '向前滚动',
  'tabs.forth': '向后滚动',
  'tabs.more': '更多 ({count})',
  'tabs.more.label': '更多已打开的页面',
  'tabs.more.search': '搜索已打开的页面',
  'tabs.more.none': '没有匹配的页面',
  'tabs.menu': '标签页{title}的菜单',
  'tabs.menu.reload': '重新加载',
  'tabs.menu.close': '关闭',
  'tabs.menu.closeLeft': '关闭左侧',
  'tabs.menu.closeRight': '关闭右侧',
  'tabs.menu.closeOthers': '关闭其他',
  'tabs.menu.closeAll': '全部关闭',
  'tabs.menu.pin': '固定',
  'tabs.menu.unpin': '取消固定',
  'tabs.menu.moveLeft': '左移',
  'tabs.menu.moveRight': '右移',
  'tabs.menu.newWindow': '在新窗口打开',
  'tabs.menu.fullScreen': '全屏',
  'tabs.menu.leaveFullScreen': '退出全屏',
  'tabs.menu.copyLink': '复制链接',
  'tabs.menu.reopen': '重新打开关闭的标签页',
  'tabs.copied': '链接已复制',
  'tabs.notCopied': '链接复制失败',
  'tabs.full': '{name}已打开 {count} 个标签页。当前页面没有标签页，请先关闭其中一个。',
};

export default texts;
