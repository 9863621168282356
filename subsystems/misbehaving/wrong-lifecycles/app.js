// Life cycles with the names of another loader.
window.misbehaving = { init: async () => {}, render: async () => {}, destroy: async () => {} };
