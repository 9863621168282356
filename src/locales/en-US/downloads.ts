export default {
  'downloads.title': 'Downloads',
  'downloads.start': 'Download {name}',
  'downloads.startAll': 'Download all',
  'downloads.cancel': 'Cancel the download of {name}',
  'downloads.again': 'Download {name} again',
  'downloads.close': 'Close the line of {name}',
  'downloads.done': 'Handed to the browser',
  'downloads.running': 'Downloading {number} of {count}',
  'downloads.over':
    '{done} of {count, plural, one {# file} other {# files}} handed to the browser; check its list of downloads',
  'downloads.cancelAll': 'Cancel the rest',
  'downloads.failed': 'Download failed',
};
