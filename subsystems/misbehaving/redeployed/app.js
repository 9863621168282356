// The version that was open when a new one was deployed: the part that it wants to load is gone from the server.
const base = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ ?? window.location.href;
window.misbehaving = window.kit.app('Version 1', ({ container }) => ({
  'Load a part': ({ target }) => {
    const { run = '' } = container.querySelector('#page').dataset;
    const part = document.createElement('script');
    part.src = new URL(`/redeployed/chunk-1.js?run=${run}`, base).href;
    part.onload = () => (target.textContent = 'Part loaded');
    part.onerror = () => {
      throw new Error('Loading chunk 1 failed');
    };
    document.head.append(part);
  },
}));
