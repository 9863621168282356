export default {
  'saving.unknown':
    'The server didn’t reply, so it is not known whether this was saved. Nothing you entered is lost. Before you send it again, the portal checks.',
  'saving.missing':
    'The server didn’t reply. At {time} it had nothing of this; it may still be working on it. Check again in a moment, or send it again.',
  'saving.earlierSaved': 'What you sent is saved, as seen at {time}. What you have changed since then is not.',
  'saving.check': 'Check now',
  'saving.againTitle': 'Send it again?',
  'saving.againContent':
    'It could not be checked whether it was saved the last time. If it was, sending it again may create a second one.',
  'saving.againOk': 'Send again',
  'saving.earlierTitle': 'It was saved the last time',
  'saving.earlierContent':
    'What you have changed since then is not part of it. Sending it now creates a second one; to change the first one, open it from the list.',
  'saving.earlierOk': 'Create a second one',
  'saving.conflictTitle':
    '{record, select, manual {The manual was changed by someone else} other {The notice was changed by someone else}}',
  'saving.conflictContent':
    '{record, select, manual {Someone has changed this manual since you opened it.} other {Someone has changed this notice since you opened it.}} Reload it, and your text is offered as a draft; or overwrite their changes.',
  'saving.conflictReload': 'Reload',
  'saving.conflictOverwrite': 'Overwrite',
};
