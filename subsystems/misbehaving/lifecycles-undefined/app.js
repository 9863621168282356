// A life cycle that returns no promise cannot be awaited.
window.misbehaving = window.kit.app('Answers nothing', undefined, { bootstrap: () => undefined });
