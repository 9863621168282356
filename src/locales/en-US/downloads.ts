export default {
  'downloads.title': 'Downloads',
  'downloads.start': 'Download {name}',
  'downloads.startAll': 'Download all',
  'downloads.cancel': 'Cancel the download of {name}',
  'downloads.again': 'Download {name} again',
  'downloads.close': 'Close the line of {name}',
  'downloads.done': 'Downloaded',
  'downloads.failed': 'Download failed',
};
