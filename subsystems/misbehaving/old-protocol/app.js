// Built with an outdated SDK: it compares the protocol versions and refuses to mount.
const MINE = '0.9';
window.misbehaving = window.kit.app('', undefined, {
  mount: async ({ portal }) => {
    const verdict = portal.announce(MINE);
    const error = new Error(`The portal speaks protocol ${portal.protocol}, this subsystem ${MINE}: ${verdict}`);
    error.name = 'ProtocolMismatchError';
    throw error;
  },
});
