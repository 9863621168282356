import type en from '../en-US/session';

const texts: Record<keyof typeof en, string> = {
  'session.expired': '登录已过期',
  'session.storageFailing': '浏览器禁止了本地存储，登录状态仅在当前窗口有效',
  'session.signIn.title': '正在前往登录',
  'session.signIn.text': '登录一次，即可使用集团全部系统。',
  'session.signIn.action': '前往登录',
  'session.failed.title': '门户启动失败',
  'session.failed.text': '用户信息加载失败：{reason}。',
  'session.environment.title': '门户配置不完整',
  'session.environment.text': '当前环境的配置未能加载。若重试无效，请联系管理员。',
  'session.noPhone.title': '解析用户失败，请重新登录',
  'session.noPhone.text': '您的账号没有手机号，即将退出登录。',
  'session.noPhone.action': '立即登录',
  'session.ended.title': '您已退出登录',
  'session.ended.text': '正在前往登录页面，如未跳转请点击下方按钮。',
  'session.ended.action': '重新登录',
  'session.stopped.title': '登录未能完成',
  'session.stopped.text': '登录后一分钟内连续两次被退出。请重新登录，若仍然如此请联系管理员。',
  'session.loop.noToken': '统一身份认证没有把登录凭证带回门户，已连续发生两次。请重新登录，若仍然如此请联系管理员。',
  'session.loop.unusableToken':
    '统一身份认证带回的登录凭证过长或格式不正确，门户无法使用，已连续发生两次。请重新登录，若仍然如此请联系管理员。',
  'session.loop.environment':
    '门户仍在使用模拟环境的配置，而此处没有对应的统一身份认证。请联系管理员更换环境配置文件 environment.js。',
  'session.choice.title': '是否切换账号？',
  'session.choice.text':
    '您当前以{present}的身份登录，而您打开的链接将以{next}的身份登录。切换后，此浏览器的所有门户窗口都使用该账号。若这不是您本人的操作，请保持当前账号。',
  'session.choice.stay': '保持{present}',
  'session.choice.switch': '切换为{next}',
  'session.choice.person': '{name}（{jobNumber}）',
  'session.link.refused': '链接中的登录凭证无法使用，您仍以{name}的身份登录',
  'session.personChanged': '此浏览器已在其他窗口切换账号，当前登录的是{name}',
  'session.wayBack.offer': '上次离开时您停留在其他页面',
  'session.wayBack.action': '返回该页面',
  'session.expiry.title': '登录即将过期',
  'session.expiry.text': '倒计时结束后将自动退出登录，已填写的内容会为您保留为草稿。',
  'session.expiry.extend': '继续使用',
  'session.expiry.signOut': '立即退出',
};

export default texts;
