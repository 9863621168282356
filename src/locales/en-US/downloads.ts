export default {
  'downloads.title': 'Downloads',
  'downloads.start': 'Download {name}',
  'downloads.startAll': 'Download all',
  'downloads.cancel': 'Cancel download of {name}',
  'downloads.again': 'Download {name} again',
  'downloads.close': 'Dismiss {name}',
  'downloads.done': 'Handed to the browser',
  'downloads.running': 'Downloading {number} of {count}',
  'downloads.over':
    '{done} of {count, plural, one {{count} file} other {{count} files}} handed to the browser. Check your browser’s downloads.',
  'downloads.cancelAll': 'Cancel the rest',
  'downloads.noAddress': 'No file address, can’t be downloaded',
  'downloads.failed': 'Download failed',
};
