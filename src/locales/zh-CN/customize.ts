import type en from '../en-US/customize';

const texts: Record<keyof typeof en, string> = {
  'customize.title': '菜单自定义',
  'customize.hint': '拖动入口，或使用每行的按钮调整顺序；带锁的入口位置固定。',
  'customize.preview': '导航预览',
  'customize.search': '按名称或编码搜索',
  'customize.restoreDefault': '恢复默认',
  'customize.zone.main': '主导航',
  'customize.zone.more': '更多',
  'customize.dropHere': '拖动入口到这里',
  'customize.notFound': '没有匹配的入口',
  'customize.locked': '固定入口，不可移动',
  'customize.up': '上移{name}',
  'customize.down': '下移{name}',
  'customize.toMore': '将{name}移到更多',
  'customize.toMoreRefused': '将{name}移到更多（主导航至少保留 3 个入口）',
  'customize.toMain': '将{name}移到主导航',
  'customize.refused.full': '主导航最多展示7个',
  'customize.refused.few': '主导航至少3个',
  'customize.refused.beforeOwn': '首页和基础信息固定在最前',
  'customize.refused.locked': '固定入口，不可移动',
  'customize.onlyYou': '仅对您本人生效',
  'customize.submit': '提交',
  'customize.saved': '菜单排序已保存，仅对您本人生效',
  'customize.leaveTitle': '确定关闭？',
  'customize.leaveContent': '未保存的修改将丢失。',
  'customize.stay': '继续编辑',
};

export default texts;
