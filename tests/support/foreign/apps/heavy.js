// Allocates records, and lets the page check whether they are still referenced.
(() => {
  const records = Array.from({ length: 1_000 }, (_, index) => ({ index }));
  window.lift = {
    bootstrap: () => Promise.resolve(),
    mount: async ({ container }) => {
      const root = container.querySelector('#lift-root');
      root.textContent = `${records.length} records`;
      root.held = new WeakRef(records);
    },
    unmount: async ({ container }) => container.querySelector('#lift-root').replaceChildren(),
  };
})();
