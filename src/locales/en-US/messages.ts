export default {
  'messages.all.title': 'All messages',
};
