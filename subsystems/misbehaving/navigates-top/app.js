// Navigates the window away. In a frame the browser only allows it for the frame's own document.
window.misbehaving = window.kit.app('Navigates the window', () => ({
  'Push a state': () => window.history.pushState(null, '', '/somewhere-else'),
  'Assign the location': () => window.location.assign('/home?led=away'),
  'Assign the top location': () => {
    window.top.location.href = `${window.location.origin}/well/?led=away`;
  },
}));
