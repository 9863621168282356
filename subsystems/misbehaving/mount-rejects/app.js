window.misbehaving = window.kit.app('', undefined, { mount: () => Promise.reject(new Error('mount refused')) });
