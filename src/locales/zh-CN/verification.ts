import type en from '../en-US/verification';

const texts: Record<keyof typeof en, string> = {
  'verification.verify.title': '身份认证',
  'verification.verify.text': '请使用本人身份证完成一次认证，认证在身份认证服务的页面中进行。',
  'verification.verify.frame': '身份认证服务页面',
  'verification.verify.loading': '身份认证页面加载中',
  'verification.verify.failed': '身份认证页面加载失败',
  'verification.verify.unavailable': '当前环境没有配置身份认证页面',
  'verification.review.title': '身份审核',
  'verification.review.text': '已提交，预计一个工作日内完成审核。',
  'verification.review.steps': '审核进度',
  'verification.review.submitted': '已提交',
  'verification.review.reviewing': '审核中',
  'verification.review.done': '认证完成',
  'verification.review.isDone': '已完成',
  'verification.review.refresh': '刷新审核结果',
  'verification.review.still': '{time} 仍在审核中',
  'verification.review.passed': '身份认证已通过',
  'verification.submitted': '提交成功',
  'verification.idRequired': '请输入身份证号查询员工信息',
  'verification.idInvalid': '请输入正确的身份证号',
  'verification.contact': '请联系所在项目的管理员或集团数字化管理部协助处理。',
};

export default texts;
