window.misbehaving = window.kit.app('Unmount rejects', undefined, { unmount: () => Promise.reject(new Error('no')) });
