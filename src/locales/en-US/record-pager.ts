export default {
  'pager.label': '{label}, one by one',
  'pager.back': 'Back to {label}',
  'pager.position': '{position} of {total}',
  'pager.previous': 'Previous',
  'pager.next': 'Next',
  'pager.close': 'Close',
};
