import type en from '../en-US/frame-extras';

const texts: Record<keyof typeof en, string> = {
  'gray.button.hint': '灰度发布：当前使用 {service}',
  'gray.button': '灰度发布',
  'messages.bell.unread': '消息，{count} 条未读',
  'messages.bell.label': '消息',
};

export default texts;
