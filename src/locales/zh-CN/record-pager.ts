import type en from '../en-US/record-pager';

const texts: Record<keyof typeof en, string> = {
  'pager.label': '逐条处理{label}',
  'pager.back': '返回{label}',
  'pager.position': '{position} / {total}',
  'pager.previous': '上一条',
  'pager.next': '下一条',
  'pager.close': '关闭',
};

export default texts;
