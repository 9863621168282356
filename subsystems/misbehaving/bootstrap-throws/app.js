window.misbehaving = window.kit.app('', undefined, {
  bootstrap: () => {
    throw new Error('bootstrap threw');
  },
});
