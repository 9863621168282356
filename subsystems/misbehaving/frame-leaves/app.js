// A frame that was fine, and then shows something else in its own place.
window.misbehaving = window.kit.app('About to leave', () => ({
  Leave: () => window.location.assign('/frame-silent/'),
}));
