import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useQuery } from './useQuery';

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: Probe }], { initialEntries: [address] });
  const drawn: ReturnType<typeof useQuery>[] = [];
  function Probe() {
    drawn.push(useQuery());
    return null;
  }
  render(<RouterProvider router={router} />);
  return { router, query: () => drawn.at(-1)! };
}
const addressOf = ({ router }: ReturnType<typeof open>) =>
  router.state.location.pathname + router.state.location.search;

describe('the filters of a list stand in its address', () => {
  test.each<[from: string, change: Record<string, string | null | undefined>, to: string]>([
    ['/', { stage: 'review' }, '/?stage=review'],
    ['/tasks/7?kind=a', { owner: 'b' }, '/tasks/7?kind=a&owner=b'],
    ['/?stage=review&page=3', { q: 'x' }, '/?stage=review&q=x'],
    ['/?stage=review', { page: '2' }, '/?stage=review&page=2'],
    ['/?stage=review', { stage: undefined }, '/'],
    ['/?late=1', { late: null }, '/'],
    ['/?q=x', { q: '' }, '/'],
  ])('R031 %s, %j', async (from, change, to) => {
    const page = open(from);
    await act(async () => page.query().change(change));
    expect(addressOf(page)).toBe(to);
  });

  test('R031 changes that follow each other before the page is drawn anew add up', async () => {
    const page = open('/?q=x');
    const { change, clear } = page.query();
    await act(async () => {
      change({ q: null }, true);
      change({ stage: 'review' });
    });
    expect(addressOf(page)).toBe('/?stage=review');
    await act(async () => {
      clear();
      change({ kind: 'a' });
    });
    expect(addressOf(page)).toBe('/?kind=a');
  });

  test('R031 what is typed replaces the entry of the history, a choice adds one, and Back counts', async () => {
    const page = open('/');
    await act(async () => page.query().change({ stage: 'review' }));
    await act(async () => page.query().change({ q: 'x' }, true));
    await act(async () => void page.router.navigate(-1));
    expect(addressOf(page)).toBe('/');
    await act(async () => page.query().change({ q: 'y' }));
    expect(addressOf(page)).toBe('/?q=y');
  });
});
