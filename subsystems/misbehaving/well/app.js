// What every case becomes once its cause is gone.
window.misbehaving = window.kit.app('All is well', () => ({ Works: ({ target }) => (target.textContent = 'Worked') }));
