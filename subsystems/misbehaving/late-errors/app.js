// Throws errors after it was mounted.
window.misbehaving = window.kit.app('Fails later', () => ({
  'Throw in a handler': () => {
    throw new Error('a handler threw');
  },
  'Reject without a catch': () => void Promise.reject(new Error('nobody caught this')),
  'Throw in a timer': () =>
    setTimeout(() => {
      throw new Error('a timer threw');
    }, 0),
}));
