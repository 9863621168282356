/** Messages for failed requests (R291–R304, R310). */
export default {
  'errors.request': 'Request error',
  'errors.badRequest': 'The request was invalid',
  'errors.noPermission': 'No permission currently',
  'errors.notFound': 'The interface does not exist',
  'errors.timeout': 'Request timed out',
  'errors.tooLarge': 'File too large',
  'errors.tooOften': 'Too many requests, please try again later',
  'errors.tooOftenWait': 'Too many requests, please try again in {seconds} s',
  'errors.server': 'Server error',
  'errors.unavailable': 'Service unavailable',
  'errors.busy': 'Service busy, please try again later',
  'errors.offline': 'You’re offline',
  'errors.unknownOutcome':
    'The server didn’t respond, so we don’t know whether this was done. Check before you try again.',
  'errors.createFailedTitle': 'Create failed',
  'errors.createFailed': 'Create failed, the phone number already exists, please contact the administrator',
  'errors.bindFailed': 'Binding account failed',
  'errors.codeFailed': 'Verification code sending failed',
  'errors.dataAbnormal': 'Data abnormal, please contact the administrator',
};
