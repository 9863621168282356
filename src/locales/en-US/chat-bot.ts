export default {
  'chatBot.name': 'Assistant',
  'chatBot.open': 'Open the assistant',
  'chatBot.close': 'Close the assistant',
  'chatBot.moveHint': 'Drag it, or move it with the arrow keys, when it is in the way.',
};
