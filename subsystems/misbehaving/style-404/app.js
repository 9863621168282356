// The style sheet of the page is missing, nothing else.
window.misbehaving = window.kit.app('Without its style');
