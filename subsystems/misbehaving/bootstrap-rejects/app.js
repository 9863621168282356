window.misbehaving = window.kit.app('', undefined, { bootstrap: () => Promise.reject(new Error('bootstrap refused')) });
