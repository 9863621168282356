window.misbehaving = window.kit.app('', undefined, {
  mount: () => {
    throw new Error('mount threw');
  },
});
