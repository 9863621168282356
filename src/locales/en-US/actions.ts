export default {
  'inspector.title': 'Subsystem inspector',
  'list.select': 'Select {name}',
  'messages.delete': 'Delete',
  'manuals.publish': 'Publish manual',
  'manuals.delete': 'Delete',
};
