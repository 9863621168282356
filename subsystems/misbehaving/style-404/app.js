// The style sheet that the page names is missing; the rest is in order.
window.misbehaving = window.kit.app('Without its style');
