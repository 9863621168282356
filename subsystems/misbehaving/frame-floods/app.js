// A frame that floods its port with valid and invalid messages.
window.misbehaving = window.kit.app('Floods the port', ({ port }) => ({
  'Flood the port': () => {
    for (let index = 0; index < 50_000; index += 1) {
      port.postMessage({ type: 'toast', message: { type: 'info', text: `toast ${index}` } });
      if (index % 1_000 === 0) port.postMessage({ type: '__proto__', message: null });
    }
  },
}));
