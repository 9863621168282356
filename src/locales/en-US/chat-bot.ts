export default {
  'chatBot.name': 'Assistant',
  'chatBot.open': 'Open the assistant',
  'chatBot.close': 'Close the assistant',
  'chatBot.move': 'Move the assistant',
  'chatBot.moveHint': 'Drag the title bar, or use the arrow keys.',
};
