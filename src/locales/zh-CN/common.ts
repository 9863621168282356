import type en from '../en-US/common';

const texts: Record<keyof typeof en, string> = {
  'app.title': '运营集成门户',
  'common.retry': '重试',
  'common.close': '关闭',
  'common.cancel': '取消',
  'common.confirm': '确定',
  'common.back': '返回',
  'common.more': '更多',
  'common.copied': '已复制',
  'date.today': '今天',
  'date.yesterday': '昨天',
  'date.dayFormat': 'YYYY年M月D日dddd',
  'date.monthFormat': 'M月',
  'date.yearFormat': 'YYYY年',
  'list.leftOut': '有 {count} 条记录无法读取{requestId, select, none {} other { · 请求编号 {requestId}}}',
};

export default texts;
