window.misbehaving = window.kit.app('Unmount never ends', undefined, { unmount: () => new Promise(() => {}) });
