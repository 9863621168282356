import type en from '../en-US/start';

const texts: Record<keyof typeof en, string> = {
  'start.slow.title': '门户仍在加载',
  'start.slow.text': '加载时间较长，可能是网络较慢或连接已中断。您可以继续等待，也可以重新加载页面。',
  'start.failed.title': '门户加载失败',
  'start.failed.text': '门户程序文件加载失败，可能是网络中断或门户正在更新。请重新加载页面；如仍未解决，请联系管理员。',
  'start.outdated.title': '浏览器版本过低',
  'start.outdated.text':
    '门户无法在当前版本的浏览器中运行。请更新浏览器（Chrome 和 Edge 需 {version} 及以上版本，Firefox 需 121，Safari 需 16.4），然后重新加载页面。',
  'start.noScript.title': 'JavaScript 已被禁用',
  'start.noScript.text': '门户需要 JavaScript 才能运行。请在浏览器设置中允许本网站使用 JavaScript，然后重新加载页面。',
  'start.reload': '重新加载',
};

export default texts;
