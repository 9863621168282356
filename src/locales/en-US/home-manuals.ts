export default {
  'manuals.home.title': 'Operation manuals',
  'manuals.home.empty': 'No manuals yet',
  'manuals.home.emptyTip': 'New manuals will appear here',
  'manuals.home.failed': 'Couldn’t load manuals',
  'manuals.home.more': 'More manuals',
  'manuals.home.unnamed': 'Unnamed manual',
  'manuals.home.noFile': 'No file',
  'manuals.home.otherSource': 'Other source',
  'manuals.home.files': '{count, plural, one {# file} other {# files}}',
  'manuals.home.chooseFile': 'Choose a file from {name}',
};
