import { createFakePortal } from './fakePortal.ts';
import { defineSubsystem, lastAddressOf, startViewRestoration } from './index.ts';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A list of records in a pane that scrolls; its rows may come later than its heading. */
async function mount({ address = '/orders', hasLateRows = false } = {}) {
  jest.useFakeTimers();
  const container = document.body.appendChild(document.createElement('div'));
  container.style.overflowY = 'auto';
  const popups = document.body.appendChild(document.createElement('div'));
  const portal = createFakePortal({ address, popupContainer: () => popups });
  const { navigation } = portal;

  const linkTo = (to: string, className = '') => {
    const link = document.createElement('a');
    Object.assign(link, { href: navigation.hrefOf(to), textContent: to, className });
    link.onclick = (event) => {
      event.preventDefault();
      go(to);
    };
    return link;
  };
  const addRows = () => container.append(...[1, 2].map((id) => linkTo(`/orders/${id}`)));
  const draw = () => {
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    container.replaceChildren(heading, linkTo('/orders'));
    if (!navigation.current().startsWith('/orders/')) {
      if (hasLateRows) setTimeout(addRows, 500);
      else addRows();
    } else container.append(linkTo(lastAddressOf(portal, '/orders'), 'back'));
    // As React does it in an effect.
    setTimeout(() => heading.focus());
  };
  const go = (to: string) => {
    navigation.push(to);
    draw();
  };
  const subsystem = defineSubsystem({
    mount: () => {
      draw();
      const stop = navigation.onNavigate(draw);
      return () => {
        stop();
        container.replaceChildren();
      };
    },
  });
  await subsystem.mount({ portal, container });
  await jest.advanceTimersByTimeAsync(1_000);

  const wait = (milliseconds = 1_000) => jest.advanceTimersByTimeAsync(milliseconds);
  return {
    container,
    portal,
    wait,
    go,
    unmount: () => subsystem.unmount({ portal, container }),
    click: async (name: string) => {
      [...container.querySelectorAll('a')].find(({ textContent }) => textContent === name)!.click();
      await wait();
    },
    back: async (inner: string) => {
      await portal.navigate(inner);
      await wait();
    },
    scrollTo: (top: number) => (container.scrollTop = top),
    focused: () => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`,
  };
}

test.each([
  ['the link back', (page: Awaited<ReturnType<typeof mount>>) => page.click('/orders?q=lock&page=2')],
  ['the browser’s button', (page: Awaited<ReturnType<typeof mount>>) => page.back('/orders?q=lock&page=2')],
])('R022 R058 R069 %s returns to the filtered list, at the row that was opened', async (_, goBack) => {
  const page = await mount();
  page.portal.navigation.replace('/orders?q=lock&page=2');
  page.scrollTo(640);
  await page.click('/orders/2');
  expect(page.container.scrollTop).toBe(0);
  expect(page.focused()).toBe('H1 ');
  page.scrollTo(30);
  await goBack(page);
  expect(page.portal.navigation.current()).toBe('/orders?q=lock&page=2');
  expect(page.container.scrollTop).toBe(640);
  expect(page.focused()).toBe('A /orders/2');
});

test('R022 R069 rows that come later are waited for, not when the user goes on', async () => {
  const page = await mount({ hasLateRows: true });
  page.scrollTo(640);
  await page.click('/orders/1');
  await page.back('/orders');
  expect(page.focused()).toBe('A /orders/1');

  await page.click('/orders/2');
  await page.portal.navigate('/orders');
  await page.wait(200);
  page.container.dispatchEvent(new KeyboardEvent('keydown'));
  page.scrollTo(7);
  await page.wait(5_000);
  expect(page.container.scrollTop).toBe(7);
  expect(page.focused()).toBe('H1 ');
});

test('R022 another link to the list opens it at its top; what has no rows any more is left alone', async () => {
  const page = await mount();
  page.scrollTo(640);
  await page.click('/orders/1');
  await page.click('/orders');
  expect(page.container.scrollTop).toBe(0);
  expect(page.focused()).toBe('H1 ');

  await page.click('/orders/1');
  page.go('/orders/3');
  await page.wait();
  await page.back('/orders/1');
  await page.wait(5_000);
  expect(page.focused()).toBe('H1 ');
});

test('R022 forward to a record leads to its heading, not to a link of the navigation', async () => {
  const page = await mount();
  await page.click('/orders/1');
  page.scrollTo(30);
  await page.click('/orders');
  await page.back('/orders/1');
  expect(page.container.scrollTop).toBe(30);
  expect(page.focused()).toBe('A /orders');

  await page.back('/orders');
  await page.click('/orders/2');
  await page.back('/orders');
  await page.back('/orders/2');
  expect(page.focused()).toBe('H1 ');
});

test('R022 a program without the life cycles starts it, and learns nothing after its end', async () => {
  const portal = createFakePortal({ address: '/orders?page=2' });
  expect(lastAddressOf(portal, '/orders')).toBe('/orders');
  const stop = startViewRestoration(portal);
  expect(lastAddressOf(portal, '/orders')).toBe('/orders?page=2');
  expect(lastAddressOf(portal, '/reports')).toBe('/reports');
  stop();
  expect(lastAddressOf(portal, '/orders')).toBe('/orders');
});

test('R022 a bounded number of addresses is remembered', async () => {
  const page = await mount();
  for (let id = 0; id < 60; id += 1) {
    page.go(`/orders/${id}`);
    await page.wait(0);
  }
  expect(lastAddressOf(page.portal, '/orders')).toBe('/orders');
  expect(lastAddressOf(page.portal, '/orders/59')).toBe('/orders/59');
  page.portal.navigation.replace('/orders?page=3');
  await page.unmount();
  expect(lastAddressOf(page.portal, '/orders')).toBe('/orders');
});
