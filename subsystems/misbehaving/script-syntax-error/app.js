// Cut off in the middle, as by an upload that broke.
window.misbehaving = window.kit.app('Cut off', () => ({
