// Shared by the cases, so that each only has its fault. Works in the sandbox, in a frame and standalone.
window.kit = (() => {
  /** Renders a page with a heading and a button per action. */
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

  /** In a frame: sends the greeting and mounts after the portal's response; props hold the port. */
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

  /** The life cycles of a case: valid ones, except those that it overrides. */
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
