export default {
  'downloads.title': 'Downloads',
  'downloads.start': 'Download {name}',
  'downloads.startAll': 'Download all',
  'downloads.cancel': 'Cancel download of {name}',
  'downloads.again': 'Download {name} again',
  'downloads.close': 'Dismiss {name}',
  'downloads.done': 'Downloaded',
  'downloads.failed': 'Download failed',
};
