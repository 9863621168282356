import { plainEndpoints } from './_data/define';
import { sendChatBot, sendChatBotScript } from './_data/pages/chat-bot';
import { sendSite } from './_data/pages/sites';

// The first that fits answers: a site of its own stands before the page that all others share.
export default plainEndpoints({
  'GET /_sites/chat-bot': sendChatBot,
  'GET /_sites/chat-bot/widget.js': sendChatBotScript,
  'GET /_sites/:site': sendSite,
});
