import type en from '../en-US/errors';

const texts: Record<keyof typeof en, string> = {
  'errors.request': '请求错误',
  'errors.badRequest': '参数有误',
  'errors.noPermission': '暂无权限',
  'errors.notFound': '接口不存在',
  'errors.timeout': '请求超时',
  'errors.tooLarge': '文件过大',
  'errors.tooOften': '操作太频繁，请稍后再试',
  'errors.tooOftenWait': '操作太频繁，请 {seconds} 秒后再试',
  'errors.server': '服务器错误',
  'errors.unavailable': '服务不可用',
  'errors.busy': '服务繁忙，请稍后再试',
  'errors.offline': '网络已断开',
  'errors.unknownOutcome': '未收到服务器响应，无法确认操作是否完成，请核对后再重试',
  'errors.createFailedTitle': '创建失败',
  'errors.createFailed': '创建失败，手机号已存在，请联系管理员',
  'errors.bindFailed': '绑定账号失败',
  'errors.codeFailed': '验证码发送失败',
  'errors.dataAbnormal': '数据异常，请联系管理员',
};

export default texts;
