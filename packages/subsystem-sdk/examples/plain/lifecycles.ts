import { defineSubsystem, type PortalContext } from '@portal/subsystem-sdk';

const texts = {
  'zh-CN': { hello: '您好，', list: '全部', item: '记录' },
  'en-US': { hello: 'Hello, ', list: 'All', item: 'Record' },
};

/** Renders the page of the current inner address. */
function render(page: HTMLElement, portal: PortalContext): void {
  const { user, locale, theme } = portal.getState();
  const text = texts[locale];
  const heading = document.createElement('h1');
  heading.textContent = `${text.hello}${user.userName}`;
  heading.style.color = theme.ink;
  const nav = document.createElement('nav');
  for (const inner of ['/', '/records/1', '/records/2']) {
    const link = document.createElement('a');
    link.href = portal.navigation.hrefOf(inner);
    link.textContent = inner === '/' ? text.list : `${text.item} ${inner.slice(-1)}`;
    if (inner === portal.navigation.current()) link.setAttribute('aria-current', 'page');
    link.addEventListener('click', (event) => {
      event.preventDefault();
      portal.navigation.push(inner);
      render(page, portal);
    });
    nav.append(link, ' ');
  }
  page.replaceChildren(heading, nav);
}

export const lifecycles = defineSubsystem({
  mount: ({ container, portal }) => {
    const page = document.createElement('div');
    container.append(page);
    const update = () => render(page, portal);
    update();
    const stops = [portal.subscribe(update), portal.navigation.onNavigate(update)];
    // Called when the portal closes the pane.
    return () => {
      stops.forEach((stop) => stop());
      page.remove();
    };
  },
});
