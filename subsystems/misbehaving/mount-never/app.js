window.misbehaving = window.kit.app('', undefined, { mount: () => new Promise(() => {}) });
