// What the cases share, so that each shows only what it does wrong. It runs in the sandbox, in a frame and alone.
window.kit = (() => {
  /** Draws a page: a heading, and a button for each thing that can be done. */
  const show = (container, title, acts = {}) => {
    const place = container.querySelector('#page') ?? container;
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    heading.textContent = title;
    const buttons = Object.entries(acts).map(([label, act]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', act);
      return button;
    });
    place.replaceChildren(heading, ...buttons);
  };
  const clear = (container) => (container.querySelector('#page') ?? container).replaceChildren();

  /** In a frame: says hello, and mounts when the portal answers; props hold the port in place of the portal. */
  const joinFrame = ({ bootstrap, mount, unmount }) => {
    if (window.__POWERED_BY_QIANKUN__ || window.parent === window) return;
    const props = { container: document.body };
    window.addEventListener('message', async ({ data, ports: [port] }) => {
      if (data?.type !== 'portal:welcome' || !port) return;
      port.onmessage = async ({ data: message }) => {
        if (message.type !== 'unmount') return;
        await unmount(props);
        port.postMessage({ type: 'unmounted' });
      };
      try {
        await bootstrap({ ...props, port });
        await mount({ ...props, port });
        port.postMessage({ type: 'mounted' });
      } catch (error) {
        port.postMessage({ type: 'mount-failed', error: { name: error.name, message: error.message } });
      }
    });
    window.parent.postMessage({ type: 'portal:hello', protocol: '1.0' }, '*');
  };

  /** The life cycles of a case: right ones, but for those that it brings along. */
  const app = (title, acts = () => ({}), own = {}) => {
    const lifecycles = {
      bootstrap: async () => {},
      mount: async (props) => show(props.container, title, acts(props)),
      unmount: async ({ container }) => clear(container),
      ...own,
    };
    joinFrame(lifecycles);
    return lifecycles;
  };
  return { app, show, clear };
})();
