// A frame that navigates itself elsewhere after it was mounted.
window.misbehaving = window.kit.app('About to leave', () => ({
  Leave: () => window.location.assign('/frame-silent/'),
}));
