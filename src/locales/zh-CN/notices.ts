import type en from '../en-US/notices';

const texts: Record<keyof typeof en, string> = {
  'notices.latest.title': '最新公告',
  'notices.latest.empty': '暂无公告',
  'notices.latest.emptyTip': '新公告发布后会显示在这里',
  'notices.latest.failed': '公告加载失败',
  'notices.latest.unread': '未读',
  'notices.latest.more': '更多公告',

  'notices.preview.title': '预览公告',
  'notices.preview.failed': '公告加载失败',
  'notices.preview.region': '公告',
  'notices.preview.noticeTitle': '公告标题',
  'notices.preview.publisher': '发布人',
  'notices.preview.column': '栏目分类',
  'notices.preview.publishTime': '发布时间',
  'notices.preview.status': '发布状态',
  'notices.preview.publishingEnd': '发布端',
  'notices.preview.sortNumber': '排序号',
  'notices.preview.content': '公告内容',
  'notices.preview.noContent': '暂无内容',
  'notices.preview.covers': '封面图片',
  'notices.preview.coverName': '{title} {index}/{total}',
  'notices.preview.enlarge': '放大查看',
  'notices.preview.attachments': '附件',
  'notices.preview.unnamed': '附件 {index}',
  'notices.preview.download': '下载 {name}',
  'notices.preview.downloadAll': '全部下载',
  'notices.preview.cancelDownload': '取消下载 {name}',
  'notices.preview.retryDownload': '重新下载 {name}',
  'notices.preview.downloadFailed': '下载失败',
  'notices.preview.downloaded': '已下载',
};

export default texts;
