export default {
  'gray.button.hint': 'Gray release: you’re on {service}',
  'gray.button': 'Gray release',
  'messages.bell.unread': 'Messages, {count} unread',
  'messages.bell.label': 'Messages',
};
