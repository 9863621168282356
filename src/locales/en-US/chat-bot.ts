export default {
  'chatBot.name': 'Assistant',
  'chatBot.open': 'Open the assistant',
  'chatBot.close': 'Close the assistant',
  'chatBot.moveHint': 'Drag to move it, or use the arrow keys.',
};
