export default {
  'saving.unknown':
    'The server didn’t respond, so we don’t know whether this was saved. Your changes are still here, and we’ll check before sending them again.',
  'saving.missing':
    'The server didn’t respond, and at {time} nothing had been saved. It may still be processing. Check again in a moment, or send it again.',
  'saving.earlierSaved': 'What you sent was saved (checked at {time}). Changes made since then are not.',
  'saving.check': 'Check now',
  'saving.againTitle': 'Send it again?',
  'saving.againContent':
    'We couldn’t check whether it was already saved. If it was, sending it again may create a duplicate.',
  'saving.againOk': 'Send again',
  'saving.earlierTitle': 'Already saved',
  'saving.earlierContent':
    'Your later changes are not part of it. Sending now creates a second one. To edit the first one, open it from the list.',
  'saving.earlierOk': 'Create another',
  'saving.conflictTitle': '{record, select, manual {This manual has changed} other {This notice has changed}}',
  'saving.conflictContent':
    'Since you opened it, {record, select, manual {this manual} other {this notice}} was saved by someone else or in another window. Reload it (your text is kept as a draft), or overwrite the other version.',
  'saving.conflictReload': 'Reload',
  'saving.conflictOverwrite': 'Overwrite',
};
