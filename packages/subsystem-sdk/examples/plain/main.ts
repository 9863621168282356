import { defineSubsystem, type PortalContext, startSubsystem } from '@portal/subsystem-sdk';

const texts = {
  'zh-CN': { hello: '您好，', list: '全部', item: '记录' },
  'en-US': { hello: 'Hello, ', list: 'All', item: 'Record' },
};

/** Draws the page for the inner address at which the portal stands. */
function draw(page: HTMLElement, portal: PortalContext): void {
  const { user, locale, theme } = portal.getState();
  const text = texts[locale];
  const heading = document.createElement('h1');
  heading.textContent = `${text.hello}${user.userName}`;
  heading.style.color = theme.ink;
  const nav = document.createElement('nav');
  for (const inner of ['/', '/records/1', '/records/2']) {
    const link = document.createElement('a');
    link.href = portal.navigation.hrefOf(inner);
    link.textContent = inner === '/' ? text.list : `${text.item} ${inner.slice(-1)} `;
    if (inner === portal.navigation.current()) link.setAttribute('aria-current', 'page');
    link.addEventListener('click', (event) => {
      event.preventDefault();
      portal.navigation.push(inner);
      draw(page, portal);
    });
    nav.append(link, ' ');
  }
  page.replaceChildren(heading, nav);
}

let stops: (() => void)[] = [];

const lifecycles = defineSubsystem({
  mount: ({ container, portal }) => {
    const page = document.createElement('div');
    container.append(page);
    const redraw = () => draw(page, portal);
    redraw();
    stops = [portal.subscribe(redraw), portal.navigation.onNavigate(redraw), () => page.remove()];
  },
  unmount: () => stops.forEach((stop) => stop()),
});

export const { bootstrap, mount, unmount } = lifecycles;
startSubsystem(lifecycles, { standalone: { code: 'plain' } });
