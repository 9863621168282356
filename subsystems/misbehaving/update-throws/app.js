// Every change of what the portal shares ends in an error.
window.misbehaving = window.kit.app('Update throws', undefined, {
  update: async () => {
    throw new Error('update threw');
  },
});
