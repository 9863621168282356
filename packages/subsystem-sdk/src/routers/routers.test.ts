import { resolve } from 'node:path';
import { createMemoryHistory as createUmiHistory, type MemoryHistory } from 'history';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import { createFakePortal, type FakePortal } from '../index.ts';
import { connectHistory, connectReactRouter, type HistoryLike, type ReactRouterLike } from './react-router.ts';
import { connectUmi } from './umi.ts';
import { connectVueRouter } from './vue-router.ts';

// The version of the subsystems: the one at the root of the repository is older and belongs to Umi.
const { createMemoryRouter, redirect } = jest.requireActual<{
  createMemoryRouter(
    routes: object[],
    options?: object,
  ): ReactRouterLike & {
    getBlocker(key: string, fn: () => boolean): { state: string; proceed?(): void; reset?(): void };
    dispose(): void;
  };
  redirect(to: string): Response;
}>(resolve('subsystems/byd/node_modules/react-router'));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const movesOf = ({ calls }: FakePortal) =>
  calls.flatMap((call) => (call.name === 'push' || call.name === 'replace' ? [`${call.name} ${call.address}`] : []));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('React Router', () => {
  const open = async (address = '/orders', initialEntries = [address]) => {
    const portal = createFakePortal({ address });
    const routes = [{ path: '/old', loader: () => redirect('/new') }, { path: '*' }];
    const router = createMemoryRouter(routes, { initialEntries });
    const stop = connectReactRouter(router, portal);
    stops.push(stop, () => router.dispose());
    await settle();
    return { portal, router, stop, here: () => router.state.location.pathname + router.state.location.search };
  };

  test('R058 its links are the portal’s addresses', async () => {
    const { router, portal, stop } = await open();
    const hrefOf = jest.spyOn(portal.navigation, 'hrefOf').mockImplementation((inner) => `/byd${inner}&hideBar=1`);
    const location = { pathname: '/orders/42', search: '?tab=log', hash: '' };
    expect(router.createHref(location)).toBe('/byd/orders/42?tab=log&hideBar=1');
    stop();
    hrefOf.mockClear();
    router.createHref(location);
    expect(hrefOf).not.toHaveBeenCalled();
  });

  test('its moves are the portal’s, with their kind', async () => {
    const { router, portal } = await open();
    await router.navigate('/orders/42?tab=log');
    await router.navigate('/orders/43', { replace: true });
    expect(movesOf(portal)).toEqual(['push /orders/42?tab=log', 'replace /orders/43']);
  });

  test('the portal’s moves are its own, without an echo; a redirect is told', async () => {
    const { portal, here } = await open();
    expect(await portal.navigate('/orders/42?tab=log')).toBe(true);
    expect(here()).toBe('/orders/42?tab=log');
    expect(movesOf(portal)).toEqual([]);
    expect(await portal.navigate('/old')).toBe(true);
    await settle();
    expect(movesOf(portal)).toEqual(['replace /new']);
  });

  test('a blocker that stays refuses; one that lets go agrees', async () => {
    const { portal, router, here } = await open();
    router.getBlocker('form', () => true);
    const refused = portal.navigate('/home');
    await settle();
    router.getBlocker('form', () => true).reset!();
    expect(await refused).toBe(false);
    expect(here()).toBe('/orders');
    const agreed = portal.navigate('/home');
    await settle();
    router.getBlocker('form', () => true).proceed!();
    expect(await agreed).toBe(true);
    expect(here()).toBe('/home');
    expect(movesOf(portal)).toEqual([]);
  });

  test('it starts where the portal stands, and ends with the connection', async () => {
    const { portal, router, here, stop } = await open('/orders/7', ['/']);
    expect(here()).toBe('/orders/7');
    stop();
    await portal.navigate('/orders');
    await router.navigate('/elsewhere');
    expect(movesOf(portal)).toEqual([]);
  });
});

describe('Vue Router', () => {
  const page = { template: '' };
  const open = async (address = '/orders') => {
    const portal = createFakePortal({ address });
    const router: Router = createRouter({
      history: createMemoryHistory(),
      routes: [
        { path: '/', redirect: '/orders' },
        { path: '/:rest(.*)*', component: page },
      ],
    });
    const stop = connectVueRouter(router, portal);
    // What `app.use(router)` does in a browser.
    const { history } = router.options;
    await router.push(history.location);
    await settle();
    stops.push(stop);
    return { portal, router, stop, here: () => router.currentRoute.value.fullPath };
  };

  test('R058 its links are the portal’s addresses', async () => {
    const { router, portal, stop } = await open();
    jest.spyOn(portal.navigation, 'hrefOf').mockImplementation((inner) => `/jcpt${inner}&hideBar=1`);
    expect(router.resolve('/orders/42?tab=log').href).toBe('/jcpt/orders/42?tab=log&hideBar=1');
    stop();
    expect(router.resolve('/orders/42').href).toBe('/orders/42');
  });

  test('its moves are the portal’s, with their kind', async () => {
    const { router, portal } = await open();
    await router.push('/orders/42?tab=log');
    await router.replace('/orders/43');
    await router.push('/orders/44');
    expect(movesOf(portal)).toEqual(['push /orders/42?tab=log', 'replace /orders/43', 'push /orders/44']);
  });

  test('it starts where the portal stands; a redirect of the first page replaces it', async () => {
    expect((await open('/orders/7')).here()).toBe('/orders/7');
    const { portal, here } = await open('/');
    expect(here()).toBe('/orders');
    expect(movesOf(portal)).toEqual(['replace /orders']);
  });

  test('the portal’s moves are its own; a guard that asks may refuse', async () => {
    const { portal, router, here } = await open();
    expect(await portal.navigate('/orders/42')).toBe(true);
    expect([here(), movesOf(portal)]).toEqual(['/orders/42', []]);
    const release = router.beforeEach(async () => {
      await settle();
      return false;
    });
    expect(await portal.navigate('/orders')).toBe(false);
    expect(here()).toBe('/orders/42');
    release();
    expect(await portal.navigate('/orders')).toBe(true);
    await router.push('/orders/9');
    expect(movesOf(portal)).toEqual(['push /orders/9']);
  });

  test('it ends with the connection', async () => {
    const { portal, router, stop } = await open();
    stop();
    await router.push('/elsewhere');
    expect(movesOf(portal)).toEqual([]);
  });
});

describe.each(['4', '5'])('a history of version %s', (version) => {
  /** Version 4 passes location and action one after the other. */
  const asVersion4 = (history: MemoryHistory): MemoryHistory => {
    const { listen } = history;
    return Object.assign(history, {
      listen: (listener: (...args: unknown[]) => void) =>
        listen(({ location, action }) => void listener(location, action)),
    });
  };
  const open = (address = '/orders') => {
    const portal = createFakePortal({ address });
    const created = createUmiHistory({ initialEntries: [address] });
    const history: HistoryLike & MemoryHistory = version === '4' ? asVersion4(created) : created;
    const stop = connectHistory(history, portal);
    stops.push(stop);
    return { portal, history, stop, here: () => history.location.pathname + history.location.search };
  };

  test('R058 its links are the portal’s addresses until the end, and moves go both ways with their kind', async () => {
    const { portal, history, stop, here } = open('/orders/7');
    expect(here()).toBe('/orders/7');
    jest.spyOn(portal.navigation, 'hrefOf').mockImplementation((inner) => `/lift${inner}`);
    expect(history.createHref({ pathname: '/orders', search: '?tab=log' })).toBe('/lift/orders?tab=log');
    expect(history.createHref('/orders/8')).toBe('/lift/orders/8');
    history.push('/orders/8');
    history.replace('/orders/9?tab=log');
    expect(movesOf(portal)).toEqual(['push /orders/8', 'replace /orders/9?tab=log']);
    expect(await portal.navigate('/orders')).toBe(true);
    expect(here()).toBe('/orders');
    stop();
    expect(history.createHref('/orders/8')).toBe('/orders/8');
    history.push('/elsewhere');
    expect(movesOf(portal)).toHaveLength(2);
  });
});

describe('a Umi slave', () => {
  const open = (address = '/orders') => {
    const portal = createFakePortal({ address });
    const history: MemoryHistory = createUmiHistory();
    const stop = connectUmi(history, portal);
    stops.push(stop);
    return { portal, history, stop, here: () => history.location.pathname };
  };

  test('it starts where the portal stands, moves it, and follows it', async () => {
    const { portal, history, here } = open('/orders/7');
    expect(here()).toBe('/orders/7');
    history.push('/orders/8');
    history.replace('/orders/9');
    await portal.navigate('/orders');
    expect(here()).toBe('/orders');
    expect(movesOf(portal)).toEqual(['push /orders/8', 'replace /orders/9']);
  });

  test('a block refuses; its retry is a move of its own', async () => {
    const { portal, history, here } = open();
    await settle();
    let retry = () => {};
    const release = history.block((transition) => (retry = transition.retry));
    expect(await portal.navigate('/home')).toBe(false);
    expect([here(), portal.navigation.current()]).toEqual(['/orders', '/orders']);
    release();
    retry();
    expect([here(), movesOf(portal)]).toEqual(['/home', ['replace /home']]);
  });
});
