import type en from '../en-US/workspace';

const texts: Record<keyof typeof en, string> = {
  'menu.label': '侧边菜单',
  'menu.messages': '消息中心',
  'menu.notices': '公告管理',
  'menu.manuals': '操作手册管理',
  'menu.personal': '个人中心',
  'menu.unread': '{count} 条未读消息',
  'menu.collapse': '收起侧边菜单',
  'menu.expand': '展开侧边菜单',
  'menu.fold': '收起',
  'menu.close': '关闭侧边菜单',
  'menu.keys': '{name}（Ctrl+B）',
};

export default texts;
