import { createFakePortal, createNavigator } from './index';

const start = (address = '/lifts') => {
  const portal = createFakePortal({ address });
  return { portal, navigator: createNavigator(portal) };
};

describe('a micro-app without a router', () => {
  test('A27 F17 its navigations show in the portal’s address, and it follows the portal’s', async () => {
    const { portal, navigator } = start();
    const listener = jest.fn();
    const stopListening = navigator.subscribe(listener);
    expect([navigator.address(), navigator.hasMoved()]).toEqual(['/lifts', false]);

    await navigator.go('/lifts/7');
    expect([portal.navigation.current(), navigator.address(), navigator.hasMoved()]).toEqual([
      '/lifts/7',
      '/lifts/7',
      true,
    ]);
    await portal.navigate('/lifts/8?tab=log');
    expect(navigator.address()).toBe('/lifts/8?tab=log');
    expect(listener).toHaveBeenCalledTimes(2);

    stopListening();
    await navigator.go('/lifts', { replace: true });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(portal.calls.map(({ name }) => name)).toEqual(['push', 'replace']);
  });

  test.each(['/lifts', '/lifts/', 'lifts'])('A27 going where one is (%s) adds no entry', async (address) => {
    const { portal, navigator } = start();
    await navigator.go(address);
    expect(portal.calls).toEqual([]);
  });

  test.each<[string, (parts: ReturnType<typeof start>) => unknown]>([
    ['the portal navigated elsewhere meanwhile', ({ portal }) => portal.navigate('/lifts/8')],
    ['the micro-app was unmounted meanwhile', ({ navigator }) => navigator.stop()],
  ])('A29 an answer that comes late does nothing: %s', async (_what, meanwhile) => {
    const parts = start();
    const { portal, navigator } = parts;
    let answer = (_agreed: boolean): void => undefined;
    navigator.setGuard(() => new Promise((resolve) => (answer = resolve)));
    const going = navigator.go('/lifts/7');
    navigator.setGuard(null);
    await meanwhile(parts);
    answer(true);
    await going;
    expect(portal.calls.filter(({ name }) => name === 'push')).toEqual([]);
    expect(navigator.address()).not.toBe('/lifts/7');
  });

  test.each([
    ['at once', () => false],
    ['after a question', () => Promise.resolve(false)],
  ])('A29 a page that refuses %s stays, whoever wants to move', async (_when, guard) => {
    const { portal, navigator } = start();
    navigator.setGuard(guard);
    await navigator.go('/lifts/7');
    expect(await portal.navigate('/lifts/8')).toBe(false);
    expect([navigator.address(), portal.navigation.current()]).toEqual(['/lifts', '/lifts']);

    navigator.setGuard(null);
    await navigator.go('/lifts/7');
    expect(navigator.address()).toBe('/lifts/7');
  });

  test('A29 one that agrees after a question is left', async () => {
    const { portal, navigator } = start();
    navigator.setGuard((to) => Promise.resolve(to === '/lifts/8'));
    expect(await portal.navigate('/lifts/8')).toBe(true);
    expect(navigator.address()).toBe('/lifts/8');
  });

  test('once stopped it hears nothing any more', async () => {
    const { portal, navigator } = start();
    navigator.stop();
    await portal.navigate('/lifts/8');
    expect(navigator.address()).toBe('/lifts');
  });
});
