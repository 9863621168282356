export default {
  'session.expired': 'Session expired',
  'session.storageFailing': 'This browser does not store anything: you stay signed in in this window only',
  'session.signIn.title': 'Taking you to sign-in',
  'session.signIn.text': 'You sign in once for all systems of the group.',
  'session.signIn.action': 'Go to sign-in',
  'session.failed.title': 'The portal could not be started',
  'session.failed.text': 'Your user information could not be loaded: {reason}.',
  'session.environment.title': 'The portal is not set up completely',
  'session.environment.text':
    'The settings of this environment could not be loaded. If trying again does not help, please tell the administrator.',
  'session.noPhone.title': 'Failed to parse user, please log in again',
  'session.noPhone.text': 'Your account has no phone number. You are being signed out.',
  'session.noPhone.action': 'Sign in now',
  'session.ended.title': 'You are signed out',
  'session.ended.text': 'You are being taken to the sign-in page. If nothing happens, use the button.',
  'session.ended.action': 'Sign in again',
  'session.stopped.title': 'Signing in did not work',
  'session.stopped.text':
    'You were signed out twice within a minute, right after signing in. Try again, or tell the administrator if it stays like this.',
  'session.wayBack.offer': 'Last time you left off on another page',
  'session.wayBack.action': 'Go back there',
};
