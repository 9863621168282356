import type en from '../en-US/home-manuals';

const texts: Record<keyof typeof en, string> = {
  'manuals.home.title': '操作手册',
  'manuals.home.empty': '暂无操作手册',
  'manuals.home.emptyTip': '新手册发布后会显示在这里',
  'manuals.home.failed': '操作手册加载失败',
  'manuals.home.more': '更多操作手册',
  'manuals.home.unnamed': '未命名手册',
  'manuals.home.noFile': '无附件',
  'manuals.home.otherSource': '其他来源',
  'manuals.home.files': '{count} 个附件',
  'manuals.home.chooseFile': '选择 {name} 的附件',
  'manuals.kind.pdf': 'PDF',
  'manuals.kind.word': 'Word',
  'manuals.kind.excel': 'Excel',
  'manuals.kind.slides': 'PPT',
  'manuals.kind.image': '图片',
  'manuals.kind.video': '视频',
  'manuals.kind.audio': '音频',
  'manuals.kind.text': '文本',
  'manuals.kind.archive': '压缩包',
};

export default texts;
