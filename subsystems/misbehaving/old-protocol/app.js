// Built with an SDK that is long gone: it compares, as every SDK does, and does not mount.
const MINE = '0.9';
window.misbehaving = window.kit.app('', undefined, {
  mount: async ({ portal }) => {
    const verdict = portal.announce(MINE);
    const error = new Error(`The portal speaks protocol ${portal.protocol}, this subsystem ${MINE}: ${verdict}`);
    error.name = 'ProtocolMismatchError';
    throw error;
  },
});
