import type en from '../en-US/messages';

const texts: Record<keyof typeof en, string> = {
  'messages.column.title': '标题',
  'messages.column.type': '类型',
  'messages.column.source': '来源',
  'messages.column.time': '时间',
  'messages.column.state': '状态',
  'messages.filter.keyword': '标题关键字',
  'messages.filter.type': '消息类型',
  'messages.filter.read': '阅读状态',
  'messages.filter.time': '时间',
  'messages.unread': '未读',
  'messages.read': '已读',
  'messages.open': '查看',
  'messages.delete': '删除',
  'messages.quoted': '“{title}”',
  'messages.comma': '、',
  'messages.andMore': '和另外 {count} 条',
  'messages.deleteTitle': '删除 {count} 条消息？',
  'messages.deleteOnlyMine': '将从您的列表中删除，无法恢复；其他人不受影响。',
  'messages.deleteForAll': '将对所有收到的人撤下，无法恢复。',
  'messages.deleted': '已删除 {count} 条消息',

  'messages.reading.title': '消息详情',
  'messages.reading.failed': '消息加载失败',
  'messages.reading.noContent': '没有内容',
  'messages.reading.before': '上一条',
  'messages.reading.after': '下一条',

  'messages.export.csv': '导出 CSV',
  'messages.export.cancel': '取消导出',
  'messages.export.name': '全部消息 {day}.csv',
  'messages.export.done': '已导出 {count} 条消息',
};

export default texts;
