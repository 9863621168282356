// An old release after a new one was deployed: the chunk that it loads is gone from the server.
const base = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ ?? window.location.href;
window.misbehaving = window.kit.app('Version 1', ({ container }) => ({
  'Load a chunk': ({ target }) => {
    const { run = '' } = container.querySelector('#page').dataset;
    const chunk = document.createElement('script');
    chunk.src = new URL(`/redeployed/chunk-1.js?run=${run}`, base).href;
    chunk.onload = () => (target.textContent = 'Chunk loaded');
    chunk.onerror = () => {
      throw new Error('Loading chunk 1 failed');
    };
    document.head.append(chunk);
  },
}));
