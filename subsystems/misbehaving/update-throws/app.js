// Throws on every update from the portal.
window.misbehaving = window.kit.app('Update throws', undefined, {
  update: async () => {
    throw new Error('update threw');
  },
});
