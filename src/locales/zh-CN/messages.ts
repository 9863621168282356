import type en from '../en-US/messages';

const texts: Record<keyof typeof en, string> = {
  'messages.all.title': '全部消息',
};

export default texts;
