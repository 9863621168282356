// A life cycle that answers no promise cannot be waited for.
window.misbehaving = window.kit.app('Answers nothing', undefined, { bootstrap: () => undefined });
