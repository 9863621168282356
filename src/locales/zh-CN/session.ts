import type en from '../en-US/session';

const texts: Record<keyof typeof en, string> = {
  'session.lostWork': '登录状态失效时，“{names}”中尚未保存的内容没有保留下来。',
  'session.expired': '登录已过期',
  'session.storageFailing': '浏览器本地存储不可用，登录状态仅在当前窗口有效',
  'session.signIn.title': '正在前往登录页面',
  'session.signIn.text': '登录一次，即可使用集团全部系统。',
  'session.signIn.action': '前往登录',
  'session.failed.title': '门户启动失败',
  'session.failed.text': '用户信息加载失败：{reason}。',
  'session.environment.title': '门户配置不完整',
  'session.environment.text': '当前环境的配置加载失败，请重试；如仍未解决，请联系管理员（{name}）。',
  'session.noPhone.title': '用户信息解析失败，请重新登录',
  'session.noPhone.text': '您的账号没有手机号，即将退出登录。',
  'session.noPhone.action': '立即登录',
  'session.ended.title': '您已退出登录',
  'session.ended.text': '正在前往登录页面，如未跳转请点击下方按钮。',
  'session.ended.noPhone': '您的账号没有手机号，请联系管理员补充后重新登录。正在前往登录页面，如未跳转请点击下方按钮。',
  'session.ended.action': '重新登录',
  'session.stopped.title': '登录失败',
  'session.stopped.text': '登录后一分钟内已两次自动退出。请重新登录；如仍未解决，请联系管理员。',
  'session.stopped.noPhone': '您的账号没有手机号，无法使用门户。请联系管理员补充后重新登录。',
  'session.loop.noToken': '统一身份认证连续两次未返回登录凭证。请重新登录；如仍未解决，请联系管理员。',
  'session.loop.unusableToken':
    '统一身份认证连续两次返回的登录凭证过长或格式不正确，门户无法使用。请重新登录；如仍未解决，请联系管理员。',
  'session.loop.environment':
    '门户当前使用的是模拟环境配置，没有可用的统一身份认证服务。请联系管理员更换环境配置文件 environment.js。',
  'session.choice.title': '是否切换账号？',
  'session.choice.text':
    '当前登录账号为{present}，您打开的链接将登录为{next}。切换后，此浏览器中的所有门户窗口都会使用新账号。如非本人操作，请保持当前账号。',
  'session.choice.stay': '继续使用{present}',
  'session.choice.switch': '切换到{next}',
  'session.choice.person': '{name}（{jobNumber}）',
  'session.link.refused': '链接中的登录凭证无效，当前登录账号仍为{name}',
  'session.userChanged': '此浏览器已在其他窗口切换账号，当前登录的是{name}',
  'session.wayBack.offer': '上次离开时您停留在其他页面',
  'session.wayBack.action': '返回该页面',
  'session.expiry.title': '登录即将过期',
  'session.expiry.text': '倒计时结束后将自动退出登录，已填写的内容会存为草稿。',
  'session.expiry.extend': '继续使用',
  'session.expiry.signOut': '立即退出',
};

export default texts;
