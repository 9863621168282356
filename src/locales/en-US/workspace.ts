export default {
  'menu.label': 'Side menu',
  'menu.messages': 'Message center',
  'menu.notices': 'Notice management',
  'menu.manuals': 'Operation manual management',
  'menu.personal': 'Personal center',
  'menu.unread': '{count, plural, one {{count} unread message} other {{count} unread messages}}',
  'menu.collapse': 'Collapse the side menu',
  'menu.expand': 'Expand the side menu',
  'menu.fold': 'Collapse',
  'menu.close': 'Close the side menu',
  'menu.keys': '{name} (Ctrl+B)',
};
