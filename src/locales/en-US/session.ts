export default {
  'session.lostWork': 'Your session ended before your changes in {names} were saved.',
  'session.expired': 'Session expired',
  'session.storageFailing': 'This browser isn’t saving data, so you’ll stay signed in only in this window.',
  'session.signIn.title': 'Taking you to sign-in',
  'session.signIn.text': 'You sign in once for all systems of the group.',
  'session.signIn.action': 'Go to sign-in',
  'session.failed.title': 'The portal couldn’t start',
  'session.failed.text': 'Couldn’t load your user information: {reason}.',
  'session.environment.title': 'The portal isn’t fully configured',
  'session.environment.text':
    'Couldn’t load the settings for this environment. If the problem persists, contact the administrator ({name}).',
  'session.noPhone.title': 'Failed to parse user, please log in again',
  'session.noPhone.text': 'Your account has no phone number. You are being signed out.',
  'session.noPhone.action': 'Sign in now',
  'session.ended.title': 'You are signed out',
  'session.ended.text': 'Taking you to the sign-in page. If nothing happens, use the button below.',
  'session.ended.noPhone':
    'Your account has no phone number: ask the administrator to add it. Taking you to the sign-in page. If nothing happens, use the button below.',
  'session.ended.action': 'Sign in again',
  'session.stopped.title': 'Couldn’t sign you in',
  'session.stopped.text':
    'You were signed out twice within a minute of signing in. Try again, or contact the administrator if this keeps happening.',
  'session.stopped.noPhone':
    'Your account has no phone number, so the portal can’t be used. Ask the administrator to add it, then sign in again.',
  'session.loop.noToken':
    'The sign-in page sent you back without a sign-in token twice in a row. Try again, or contact the administrator if it keeps happening.',
  'session.loop.unusableToken':
    'The sign-in page sent you back twice with a token that the portal cannot use: it is too long or has the wrong format. Try again, or contact the administrator if it keeps happening.',
  'session.loop.environment':
    'The portal still uses the settings of the mock environment, and there is no sign-in page here. Ask the administrator to replace the settings file environment.js.',
  'session.choice.title': 'Switch accounts?',
  'session.choice.text':
    'You are signed in as {present}. The link you opened signs in as {next}. If you switch, every portal window of this browser uses that account. If you did not expect this, keep your account.',
  'session.choice.stay': 'Stay signed in as {present}',
  'session.choice.switch': 'Switch to {next}',
  'session.choice.person': '{name} ({jobNumber})',
  'session.link.refused': 'The sign-in link could not be used. You are still signed in as {name}.',
  'session.userChanged': 'Another window of this browser switched accounts. You are now signed in as {name}.',
  'session.wayBack.offer': 'Continue where you left off last time?',
  'session.wayBack.action': 'Continue',
  'session.expiry.title': 'Your session is about to end',
  'session.expiry.text': 'You’ll be signed out. Your unsaved input is kept as a draft.',
  'session.expiry.extend': 'Stay signed in',
  'session.expiry.signOut': 'Sign out now',
};
