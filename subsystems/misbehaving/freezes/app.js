// Blocks the main thread for some seconds.
window.misbehaving = window.kit.app('Thawed', undefined, {
  mount: async ({ container }) => {
    const end = performance.now() + 3_000;
    while (performance.now() < end);
    window.kit.show(container, 'Thawed');
  },
});
