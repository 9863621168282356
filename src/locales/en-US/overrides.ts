export default {
  'overrides.title': 'Show {name} from another address?',
  'overrides.hint':
    'In this window, the address below opens in place of {name} until you reset it or close the window, for at most eight hours. Other windows and other people see the released version.',
  'overrides.address': 'Address',
  'overrides.warning':
    'The program at this address can do whatever {name} can do for you, with your permissions. Continue only if you know who gave you this link.',
  'overrides.agree': 'Open it in this window',
  'overrides.checking': 'Checking the address…',
  'overrides.cancel': 'Cancel',
  'overrides.failed': 'Nothing was changed. {reason}',
  'overrides.failed.address':
    'The address doesn’t respond, or this window doesn’t allow it yet. Start the program, then reload this page.',
  'overrides.refused.title': 'This link has no effect',
  'overrides.refused.link':
    'It isn’t a complete link to an override, or its address is spelled in an unusual way. Use the link as the command portal printed it.',
  'overrides.refused.environment': 'This environment doesn’t allow overrides.',
  'overrides.refused.permission': 'You need the permission “Override subsystems” here.',
  'overrides.refused.origin': 'This environment doesn’t allow overrides from this address:',
  'overrides.refused.code': 'No subsystem with the code {code} is registered here.',
  'overrides.refused.disabled': '{name} is turned off, and stays so.',
  'overrides.refused.registry': 'Couldn’t load the list of subsystems. Reload this page to try again.',
};
