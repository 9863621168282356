// Leads the window away. In a frame the browser refuses all of it but its own document.
window.misbehaving = window.kit.app('Navigates the window', () => ({
  'Push a state': () => window.history.pushState(null, '', '/somewhere-else'),
  'Assign the location': () => window.location.assign('/home?led=away'),
  'Assign the top location': () => {
    window.top.location.href = `${window.location.origin}/well/?led=away`;
  },
}));
