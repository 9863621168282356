import type en from '../en-US/saving';

const texts: Record<keyof typeof en, string> = {
  'saving.unknown': '未收到服务器响应，无法确认是否已保存。填写的内容仍在，再次提交前会自动核对。',
  'saving.missing': '未收到服务器响应。{time} 核对时尚未查到本次提交的内容，可能仍在处理。请稍后再核对，或再次提交。',
  'saving.earlierSaved': '{time} 已核对：上次提交的内容已保存，之后的修改尚未保存。',
  'saving.check': '立即核对',
  'saving.againTitle': '再次提交？',
  'saving.againContent': '无法核对上次提交是否已保存。如已保存，再次提交可能产生重复内容。',
  'saving.againOk': '再次提交',
  'saving.earlierTitle': '上次提交的内容已保存',
  'saving.earlierContent': '之后的修改尚未保存。现在提交会新建一份；如需修改已保存的内容，请从列表打开。',
  'saving.earlierOk': '新建一份',
  'saving.conflictTitle': '{record, select, manual {手册} other {公告}}已被修改',
  'saving.conflictContent':
    '您打开后，该{record, select, manual {手册} other {公告}}已被他人修改，或已在其他窗口中修改。可以重新载入（您填写的内容会存为草稿），也可以用您的内容覆盖。',
  'saving.conflictReload': '重新载入',
  'saving.conflictOverwrite': '覆盖',
};

export default texts;
