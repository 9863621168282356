// The names of another loader.
window.misbehaving = { init: async () => {}, render: async () => {}, destroy: async () => {} };
