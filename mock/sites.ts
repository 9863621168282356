import { plainEndpoints } from './_data/define';
import { keepConversation, sendChatBot, sendChatBotScript, sendConversation } from './_data/pages/chat-bot';
import { sendSite } from './_data/pages/sites';
import { checkIdNumber, sendVerification, sendVerificationScript } from './_data/pages/verification';

// The first match responds: specific sites come before the shared page.
export default plainEndpoints({
  'GET /_sites/chat-bot': sendChatBot,
  'GET /_sites/chat-bot/widget.js': sendChatBotScript,
  'GET /_sites/verification': sendVerification,
  'GET /_sites/verification/form.js': sendVerificationScript,
  'POST /_sites/verification/check': checkIdNumber,
  'GET /_sites/chat-bot/messages': sendConversation,
  'POST /_sites/chat-bot/messages': keepConversation,
  'GET /_sites/:site': sendSite,
});
