// Truncated, as after an interrupted upload.
window.misbehaving = window.kit.app('Cut off', () => ({
