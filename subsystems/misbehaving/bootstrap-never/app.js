window.misbehaving = window.kit.app('', undefined, { bootstrap: () => new Promise(() => {}) });
