// The valid app that every fixed case serves.
window.misbehaving = window.kit.app('All is well', () => ({ Works: ({ target }) => (target.textContent = 'Worked') }));
