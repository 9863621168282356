import type en from '../en-US/home-notices';

const texts: Record<keyof typeof en, string> = {
  'notices.latest.title': '最新公告',
  'notices.latest.empty': '暂无公告',
  'notices.latest.emptyTip': '新公告发布后会显示在这里',
  'notices.latest.failed': '公告加载失败',
  'notices.latest.unread': '未读',
  'notices.latest.more': '更多公告',
  'notices.preview.title': '预览公告',
  'notices.preview.failed': '公告加载失败',
  'notices.preview.missing': '公告不存在',
  'notices.preview.missingTip': '可能已被删除或撤销',
  'notices.preview.region': '公告',
  'notices.preview.previous': '上一条公告',
  'notices.preview.next': '下一条公告',
  'notices.preview.position': '{position} / {total}',
  'notices.preview.pager': '浏览其他公告',
  'notices.preview.print': '打印公告',
  'notices.preview.copyLink': '复制公告链接',
  'notices.preview.linkCopied': '链接已复制',
  'notices.preview.linkNotCopied': '浏览器未允许复制，请手动复制：{link}',
};

export default texts;
