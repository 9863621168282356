import type en from '../en-US/list';

const texts: Record<keyof typeof en, string> = {
  'list.total': '共 {count} 条',
  'list.range': '{from}–{to} / {total}',
  'list.search': '查询',
  'list.reset': '重置',
  'list.all': '全部',
  'list.today': '今天',
  'list.lastDays': '近 {days} 天',
  'list.from': '{label}：开始日期',
  'list.to': '{label}：结束日期',
  'list.refresh': '刷新列表',
  'list.columns': '列设置',
  'list.columnsReset': '显示全部列',
  'list.density': '密度',
  'list.densityMiddle': '标准',
  'list.densitySmall': '紧凑',
  'list.selectPage': '选择本页',
  'list.select': '选择 {name}',
  'list.selected': '已选 {count} 条',
  'list.selectAll': '选择全部 {total} 条',
  'list.clearSelection': '取消选择',
  'list.actions': '操作',
  'list.moreActions': '{name} 的更多操作',
  'list.table': '{title}列表',
  'list.keys': 'j / k 移动，x 选择，Enter 打开',
  'list.loadFailed': '{title}加载失败',
  'list.quoted': '“{name}”',
  'list.andMore': '和另外 {count} 条',
};

export default texts;
