export default {
  'forms.errorTitle': '{count, plural, one {One field needs} other {# fields need}} your attention',
  'forms.back': 'Back',
  'forms.required': 'Please fill in “{label}”',
  'forms.actions': 'Actions of the form',

  'drafts.found': 'A draft kept automatically on {time} was found.',
  'drafts.outdated': 'The record was changed by somebody since.',
  'drafts.restore': 'Restore draft',
  'drafts.discard': 'Discard',
  'drafts.savedAt': 'Saved automatically at {time}',
  'drafts.replaceTitle': 'Replace what you have typed?',
  'drafts.replaceContent': 'The draft of {time} takes the place of what stands in the form now.',
  'drafts.discardTitle': 'Discard the draft?',
  'drafts.discardContent': 'The text kept on {time} will be deleted and cannot be brought back.',
};
