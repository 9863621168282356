window.failing = {
  bootstrap: async () => undefined,
  mount: async () => {
    throw new Error('no lifts');
  },
  unmount: async () => undefined,
};
