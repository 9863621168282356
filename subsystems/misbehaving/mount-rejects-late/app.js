// Rejects after half of its page was rendered.
window.misbehaving = window.kit.app('', undefined, {
  mount: async ({ container }) => {
    window.kit.show(container, 'Half a page');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    throw new Error('mount gave up');
  },
});
