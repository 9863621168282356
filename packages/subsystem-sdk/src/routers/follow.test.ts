import { createFakePortal } from '../fakePortal.ts';
import { follow } from './follow.ts';

/** A router whose navigations the test completes. */
function connect(address = '/orders', at = address) {
  const portal = createFakePortal({ address });
  const moves = () =>
    portal.calls.flatMap((call) =>
      call.name === 'push' || call.name === 'replace' ? [`${call.name} ${call.address}`] : [],
    );
  const pending: { inner: string; arrive(at?: string): void; fail(error: Error): void }[] = [];
  let here = at;
  let listener = (_isReplaced: boolean) => {};
  const go = (inner: string, isReplaced = false) => {
    here = inner;
    listener(isReplaced);
  };
  const stop = follow(
    {
      current: () => here,
      navigate: (inner) =>
        new Promise<void>((resolve, fail) => {
          const arrive = (to = inner) => {
            if (to !== here) go(to, true);
            resolve();
          };
          pending.push({ inner, arrive, fail });
        }),
      listen: (added) => {
        listener = added;
        return () => (listener = () => {});
      },
    },
    portal,
  );
  return { portal, moves, pending, go, stop, here: () => here };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('where the router stands already it is not navigated', async () => {
  const { portal, pending } = connect();
  expect(await portal.navigate('orders/')).toBe(true);
  expect(pending).toEqual([]);
});

test('a move to the address that the portal shows is not reported', () => {
  const { go, moves } = connect();
  go('/orders/', false);
  go('/orders/42', false);
  go('/orders/43', true);
  expect(moves()).toEqual(['push /orders/42', 'replace /orders/43']);
});

test('a navigation that ends elsewhere is reported as a redirect, one that ends nowhere is refused', async () => {
  const { portal, pending, moves, here } = connect();
  const redirected = portal.navigate('/old');
  pending[0]!.arrive('/new');
  expect(await redirected).toBe(true);
  await settle();
  const refused = portal.navigate('/orders/7');
  pending[1]!.arrive(here());
  expect(await refused).toBe(false);
  expect(moves()).toEqual(['replace /new']);
});

test('of two navigations the newer one counts, and nothing is reported meanwhile', async () => {
  const { portal, pending, moves, here } = connect();
  const older = portal.navigate('/orders/1');
  const newer = portal.navigate('/orders/2');
  pending[0]!.arrive('/orders');
  // The person went on: that is no refusal.
  expect(await older).toBe(true);
  pending[1]!.arrive();
  expect(await newer).toBe(true);
  expect([here(), moves()]).toEqual(['/orders/2', []]);
});

test('who goes back before a navigation has arrived ends where they went back to', async () => {
  const { portal, pending, moves, here } = connect();
  const there = portal.navigate('/orders/1');
  const back = portal.navigate('/orders');
  // The router cancels the older navigation.
  pending[0]!.arrive('/orders');
  pending[1]!.arrive();
  expect([await there, await back]).toEqual([true, true]);
  expect([here(), moves()]).toEqual(['/orders', []]);
});

test('a router that starts elsewhere is taken to the portal’s address', async () => {
  const { pending, moves, here } = connect('/orders/7', '/');
  expect(pending.map(({ inner }) => inner)).toEqual(['/orders/7']);
  pending[0]!.arrive();
  await settle();
  expect([here(), moves()]).toEqual(['/orders/7', []]);
});

test('after the end neither follows the other', async () => {
  const { portal, pending, moves, go, stop } = connect();
  stop();
  go('/orders/42');
  await portal.navigate('/orders/43');
  expect([pending, moves()]).toEqual([[], []]);
});

test('F17 a page that cannot be loaded is a refused navigation: the address stays with what is on screen', async () => {
  const reported: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const { portal, pending, moves, here } = connect();
  const gone = new Error('the chunk is gone');
  const navigated = portal.navigate('/orders/42');
  pending[0]!.fail(gone);
  expect(await navigated).toBe(false);
  expect([here(), moves(), reported]).toEqual(['/orders', [], [gone]]);
});
