import type en from '../en-US/chat-bot';

const texts: Record<keyof typeof en, string> = {
  'chatBot.name': '智能客服',
  'chatBot.open': '打开智能客服',
  'chatBot.close': '关闭智能客服',
  'chatBot.move': '移动智能客服',
  'chatBot.moveHint': '可拖动标题栏，或用方向键移动。',
};

export default texts;
