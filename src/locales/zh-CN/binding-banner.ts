import type en from '../en-US/binding-banner';

const texts: Record<keyof typeof en, string> = {
  'binding.banner.text': '您的账号尚未绑定，部分系统无法识别您的身份。',
  'binding.banner.action': '立即绑定',
  'binding.banner.label': '账号绑定',
};

export default texts;
