import type en from '../en-US/actions';

const texts: Record<keyof typeof en, string> = {
  'inspector.title': '子系统检查器',
  'list.select': '选择 {name}',
  'messages.delete': '删除',
  'manuals.publish': '发布手册',
  'manuals.delete': '删除',
};

export default texts;
