import type en from '../en-US/forms';

const texts: Record<keyof typeof en, string> = {
  'forms.errorTitle': '有 {count} 处需要修改',
  'forms.back': '返回',
  'forms.required': '请填写“{label}”',
  'forms.optionsFailed': '选项加载失败',
  'forms.actions': '表单操作',
  'forms.clear': '清空',

  'drafts.found': '发现 {time} 自动保存的草稿。',
  'drafts.outdated': '此后内容已被修改。',
  'drafts.restore': '恢复草稿',
  'drafts.discard': '删除草稿',
  'drafts.savedAt': '已自动保存 {time}',
  'drafts.refused': '草稿未能保存（浏览器存储空间已满或被禁用），刷新或关闭页面将丢失已填写的内容。',
  'drafts.copy': '复制内容',
  'drafts.notCopied': '复制失败，请手动选择文字复制',
  'drafts.replaceTitle': '用草稿替换当前内容？',
  'drafts.replaceContent': '{time} 的草稿将替换表单中现有的内容。',
  'drafts.discardTitle': '删除草稿？',
  'drafts.discardContent': '{time} 保存的内容将被删除，无法恢复。',

  'uploads.hint': '也可拖放或粘贴文件到此处',
  'uploads.limits': '最多 {count} 个，每个不超过 {size}',
  'uploads.progress': '{name} 上传进度',
  'uploads.failed': '上传失败',
  'uploads.retry': '重新上传 {name}',
  'uploads.cancel': '取消上传 {name}',
  'uploads.remove': '移除 {name}',
  'uploads.program': '程序文件，可能被拦截',
  'uploads.unnamed': '未命名文件',
  'uploads.refused.extension': '不支持“{name}”的格式（仅限 {extensions}）',
  'uploads.refused.empty': '“{name}”是空文件',
  'uploads.refused.tooLarge': '“{name}”超过 {size}',
  'uploads.refused.twice': '“{name}”已在列表中',
  'uploads.refused.tooMany': '最多上传 {count} 个文件',
};

export default texts;
