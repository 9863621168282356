export default {
  'app.title': 'Operations portal',
  'common.retry': 'Retry',
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.confirm': 'OK',
  'common.back': 'Back',
  'common.more': 'More',
  'common.copied': 'Copied',
  'date.today': 'Today',
  'date.yesterday': 'Yesterday',
  'date.dayFormat': 'dddd, MMMM D, YYYY',
  'date.monthFormat': 'MMMM',
  'date.yearFormat': 'YYYY',
  'list.leftOut':
    '{count, plural, one {{count} record} other {{count} records}} could not be read{requestId, select, none {} other { · request {requestId}}}',
};
