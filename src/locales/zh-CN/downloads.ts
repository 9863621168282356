import type en from '../en-US/downloads';

const texts: Record<keyof typeof en, string> = {
  'downloads.title': '下载',
  'downloads.start': '下载 {name}',
  'downloads.startAll': '全部下载',
  'downloads.cancel': '取消下载 {name}',
  'downloads.again': '重新下载 {name}',
  'downloads.close': '关闭 {name} 的提示',
  'downloads.done': '已交由浏览器下载',
  'downloads.running': '正在下载第 {number} / {count} 个',
  'downloads.over': '{done} / {count} 个文件已交由浏览器下载，请在浏览器的下载列表中查看',
  'downloads.cancelAll': '取消其余下载',
  'downloads.noAddress': '无文件地址，不能下载',
  'downloads.failed': '下载失败',
};

export default texts;
