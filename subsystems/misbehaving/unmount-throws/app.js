window.misbehaving = window.kit.app('Unmount throws', undefined, {
  unmount: () => {
    throw new Error('unmount threw');
  },
});
