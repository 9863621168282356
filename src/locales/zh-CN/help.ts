import type en from '../en-US/help';

const texts: Record<keyof typeof en, string> = {
  'help.system': '系统',
  'help.system.unknown': '未知系统',
  'help.refused.title': '暂无权限',
  'help.refused.hint': '该系统暂时无法进入，系统说明：',
  'help.refused.noReason': '系统未说明原因，请申请权限或联系管理员。',
  'help.review.title': '身份审核中',
  'help.review.hint': '您无需任何操作，审核通过后即可进入该系统。',
  'help.review.step.submitted': '已提交',
  'help.review.step.review': '审核中',
  'help.review.step.open': '系统开通',
  'help.review.progress': '审核进度',
  'help.rejected.title': '申请未通过',
  'help.rejected.hint': '驳回原因：',
  'help.rejected.noReason': '未填写驳回原因，您可以重新申请。',
  'help.none.title': '尚未开通权限',
  'help.none.hint': '请先申请权限，审批通过后即可进入该系统。',
  'help.apply': '申请权限',
  'help.applyAgain': '重新申请',
  'help.backHome': '返回首页',
  'help.check': '重新检查',
  'help.checking': '检查中…',
  'help.stillRefused': '{time} 已检查：仍无权限',
  'help.contact': '需要帮助？',
  'help.contact.text': '请联系所在项目的系统管理员，并提供以下信息。',
  'help.contact.copy': '复制信息',
  'help.contact.copied': '信息已复制',
  'help.contact.notCopied': '复制失败，请手动选择文字复制',
  'help.contact.details': '系统：{name}（{code}），状态 {state}，工号 {jobNumber}',
};

export default texts;
