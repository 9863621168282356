import type en from '../en-US/saving';

const texts: Record<keyof typeof en, string> = {
  'saving.unknown': '没有收到服务器的答复，不确定是否已保存。填写的内容都在，再次提交前会先核对。',
  'saving.missing':
    '没有收到服务器的答复。{time} 核对时服务器上还没有这次提交的内容，可能仍在处理。可稍后再核对，或再次提交。',
  'saving.earlierSaved': '{time} 核对：上次提交的内容已保存，之后的修改不在其中。',
  'saving.check': '核对',
  'saving.againTitle': '再次提交？',
  'saving.againContent': '无法核对上次提交是否已保存。如果已保存，再次提交可能产生重复的内容。',
  'saving.againOk': '再次提交',
  'saving.earlierTitle': '上次提交的内容已保存',
  'saving.earlierContent': '之后的修改不在其中。现在提交会另建一份；要修改已保存的那一份，请从列表打开。',
  'saving.earlierOk': '另建一份',
  'saving.conflictTitle': '{record, select, manual {手册} other {公告}}已被其他人修改',
  'saving.conflictContent':
    '您打开后，其他人修改了此{record, select, manual {手册} other {公告}}。可重新载入（您填写的内容会保留为草稿），或用您的内容覆盖。',
  'saving.conflictReload': '重新载入',
  'saving.conflictOverwrite': '覆盖',
};

export default texts;
