import type { Context, ReactNode } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { act, renderHook } from '@testing-library/react';
import { history } from '@umijs/max';
import { dayFilter, oneOf, textFilter, type ListDefinition } from '@/domain/list';
import type { Page } from '@/domain/wire';
import { cancelPending, HttpStatusError, pendingOverlay } from '@/services/http';
import { listNotices } from '@/services/notices';
import { reportFailure, toast } from '@/shell/feedback';
import { markStale } from '@/shell/cached-pages';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { fakeFetch, wireHttp } from '../../../../tests/support/http';
import { useListData, type FetchPage } from './useListData';
import { useListQuery } from './useListQuery';

const LocationContext = UNSAFE_LocationContext as unknown as Context<{ location: typeof history.location }>;

type Name = 'keyword' | 'state' | 'from';
const definition: ListDefinition<Name> = {
  filters: { keyword: textFilter, state: oneOf(['1', '2']), from: dayFilter },
  sortFields: ['time'],
};

/** A server whose responses a test sends itself, in any order. */
function heldServer() {
  const asked: {
    state: string;
    pageNo: number;
    pageSize: number;
    signal?: AbortSignal;
    answer(rows: string[], total?: number | null): Promise<void>;
    refuse(): Promise<void>;
  }[] = [];
  const fetchPage: FetchPage<string, Name> = ({ filters, pageNo, pageSize }, { signal }) =>
    new Promise<Page<string>>((resolve, reject) => {
      asked.push({
        state: filters.state,
        pageNo,
        pageSize,
        signal,
        answer: (records, total = records.length) => act(async () => resolve({ records, total, pageNo, pageSize })),
        refuse: () => act(async () => reject(new HttpStatusError('list', 502))),
      });
    });
  return { asked, fetchPage };
}

const show = (fetchPage: FetchPage<string, Name>) =>
  renderHook(() => {
    const list = useListQuery(definition);
    return { list, data: useListData(fetchPage, list) };
  });

beforeEach(() => {
  toast.clear();
  history.replace('/mainApp/messageList');
});

describe('the rows of a list', () => {
  test('R044 a late response to the first query never replaces that to the second', async () => {
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['start']);
    act(() => result.current.list.setFilters({ state: '1' }));
    act(() => result.current.list.setFilters({ state: '2' }));
    expect(asked.map(({ state }) => state)).toEqual(['', '1', '2']);
    await asked[2]!.answer(['second']);
    await asked[1]!.answer(['first']);
    expect(result.current.data.rows).toEqual(['second']);
    expect(asked[1]!.signal!.aborted).toBe(true);
  });

  test('R022 R023 filter, sorting, page and size are in the address, without adding history entries', async () => {
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['a'], 90);
    const before = window.history.length;
    act(() => result.current.list.setFilters({ keyword: '电梯', from: '2026-11-01' }));
    act(() => result.current.list.setPage(2));
    expect(history.location.search).toBe('?keyword=%E7%94%B5%E6%A2%AF&from=2026-11-01&page=2');
    act(() => result.current.list.setPage(2, 50));
    act(() => result.current.list.setSort({ field: 'time', order: 'asc' }));
    expect(new URLSearchParams(history.location.search).get('page')).toBeNull();
    expect(result.current.list.query).toMatchObject({ pageNo: 1, pageSize: 50, sort: { field: 'time', order: 'asc' } });
    act(() => result.current.list.reset());
    expect(history.location.search).toBe('?size=50&sort=time.asc');
    expect(window.history.length).toBe(before);
  });

  test('two changes at the same time both apply', async () => {
    const { fetchPage } = heldServer();
    const { result } = show(fetchPage);
    act(() => {
      result.current.list.setFilters({ state: '2' });
      result.current.list.setFilters({ keyword: 'x' });
    });
    expect(result.current.list.query.filters).toEqual({ keyword: 'x', state: '2', from: '' });
  });

  test('R044 A42 a failure is reported once by a message, and keeps the present rows', async () => {
    // Failures of one cause within a second are reported once.
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
    const message = jest.spyOn(toast, 'show').mockClear();
    const expected = expect.objectContaining({ type: 'error', text: '服务不可用' });
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.refuse();
    expect(result.current.data).toMatchObject({ rows: null, hasFailed: true, isLoading: false });
    expect(message.mock.calls).toEqual([[expected]]);
    act(() => result.current.data.reload());
    await asked[1]!.answer(['a']);
    expect(result.current.data).toMatchObject({ rows: ['a'], hasFailed: false });
    act(() => result.current.list.setPage(2));
    expect(result.current.data.isOutdated).toBe(false);
    await asked[2]!.refuse();
    expect(result.current.data).toMatchObject({ rows: ['a'], isOutdated: true });
    expect(message.mock.calls).toEqual([[expected], [expected]]);
  });

  test('A42 A18 a failed reload in the background shows no message, and is made again at the next return', async () => {
    const message = jest.spyOn(toast, 'show').mockClear();
    const visibility = createVisibility(true);
    const { asked, fetchPage } = heldServer();
    const { result } = renderHook(() => useListData(fetchPage, useListQuery(definition), { topic: 'notices' }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <PageVisibility value={visibility}>{children}</PageVisibility>
      ),
    });
    await asked[0]!.answer(['a']);
    act(() => visibility.set(false));
    markStale('notices');
    act(() => visibility.set(true));
    await asked[1]!.refuse();
    expect(result.current.rows).toEqual(['a']);
    expect(message).not.toHaveBeenCalled();

    act(() => visibility.set(false));
    act(() => visibility.set(true));
    await asked[2]!.answer(['b']);
    expect(result.current.rows).toEqual(['b']);
    act(() => visibility.set(false));
    act(() => visibility.set(true));
    expect(asked).toHaveLength(3);
  });

  test('R178 A42 loading all rows shows one overlay, which can cancel it', async () => {
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['a'], 501);
    expect(pendingOverlay.get()).toBe(0);
    const seen: number[] = [];
    const stop = pendingOverlay.subscribe(() => seen.push(pendingOverlay.get()));
    const all = result.current.data.loadAll().catch(() => 'canceled');
    await asked[1]!.answer(
      Array.from({ length: 500 }, (_, index) => `r${index}`),
      501,
    );
    expect(seen).toEqual([1]);
    cancelPending();
    expect(asked[2]!.signal!.aborted).toBe(true);
    await asked[2]!.refuse();
    expect(await all).toBe('canceled');
    expect(seen).toEqual([1, 0]);
    stop();
  });

  test('R046 a reload after a change by the user is counted', async () => {
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['a'], 90);
    act(() => result.current.list.setPage(2));
    expect(result.current.data.reloads).toBe(0);
    act(() => result.current.data.reload());
    expect(result.current.data.reloads).toBe(1);
    expect(asked).toHaveLength(3);
  });

  test('R046 when the last row of the last page is gone, the page before it is loaded', async () => {
    history.replace('/mainApp/messageList?page=3&size=10');
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer([], 20);
    expect(asked[1]).toMatchObject({ pageNo: 2, pageSize: 10 });
    await asked[1]!.answer(['x'], 20);
    expect(result.current.data.rows).toEqual(['x']);
    expect(history.location.search).toBe('?page=2&size=10');
  });

  test.each([
    ['is empty', [], 0],
    ['repeats the page before', ['c', 'd'], null],
  ])(
    'A40 R046 without a total, a short page may have another one after it; one that %s leads back, once',
    async (_words, beyond, total) => {
      const { asked, fetchPage } = heldServer();
      const { result } = show(fetchPage);
      await asked[0]!.answer(['a', 'b'], null);
      expect(result.current.data).toMatchObject({ total: null, isLastPage: false });
      act(() => result.current.list.setPage(2));
      await asked[1]!.answer(['c', 'd'], null);
      act(() => result.current.list.setPage(3));
      await asked[2]!.answer(beyond, total);
      expect(asked[3]).toMatchObject({ pageNo: 2 });
      await asked[3]!.answer(['c', 'd'], null);
      expect(result.current.data).toMatchObject({ rows: ['c', 'd'], total: null, isLastPage: true });
      expect(asked).toHaveLength(4);
      act(() => result.current.list.setPage(1));
      expect(result.current.data.isLastPage).toBe(false);
    },
  );

  test('A40 R044 without a total, a filter that finds nothing and the last row that is deleted leave an empty list', async () => {
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['a', 'b'], null);
    act(() => result.current.list.setFilters({ state: '1' }));
    await asked[1]!.answer([], null);
    expect(result.current.data).toMatchObject({ rows: [], isLoading: false });
    expect(asked).toHaveLength(2);
  });

  test('A40 R046 after a reload, a page may follow the last one again', async () => {
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['a'], null);
    act(() => result.current.list.setPage(2));
    await asked[1]!.answer([], 0);
    await asked[2]!.answer(['a'], null);
    expect(result.current.data.isLastPage).toBe(true);
    act(() => result.current.data.reload());
    expect(result.current.data.isLastPage).toBe(false);
  });

  test('A40 R044 without a total, all rows are fetched until a page is empty or brings no new row', async () => {
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['a'], null);
    for (const lastPage of [[], ['c'], ['b', 'a']]) {
      const from = asked.length;
      const all = result.current.data.loadAll();
      await asked[from]!.answer(['a', 'b'], null);
      await asked[from + 1]!.answer(['c'], null);
      await asked[from + 2]!.answer(lastPage, lastPage.length ? null : 0);
      await expect(all).resolves.toEqual(['a', 'b', 'c']);
    }
  });

  test('R046 R069 when that happens while another page is shown, it is loaded on return', async () => {
    history.replace('/mainApp/messageList?page=3&size=10');
    const location = history.location;
    const visibility = createVisibility(true);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PageVisibility value={visibility}>
        <LocationContext value={{ location }}>{children}</LocationContext>
      </PageVisibility>
    );
    const { asked, fetchPage } = heldServer();
    const { result } = renderHook(() => useListData(fetchPage, useListQuery(definition)), { wrapper });
    act(() => {
      history.replace('/mainApp/todoList');
      visibility.set(false);
    });
    await asked[0]!.answer([], 20);
    expect(result.current.isLoading).toBe(false);
    act(() => {
      history.replace('/mainApp/messageList?page=3&size=10');
      visibility.set(true);
    });
    await asked[1]!.answer([], 20);
    expect(history.location.search).toBe('?page=2&size=10');
  });

  test('R201 closing the page aborts its requests', async () => {
    const { asked, fetchPage } = heldServer();
    const { unmount } = show(fetchPage);
    unmount();
    expect(asked[0]!.signal!.aborted).toBe(true);
  });

  test.each([
    ['never responds', () => 'never' as const],
    ['responds with 503, and is retried', () => new Response('', { status: 503 })],
  ])('F25 R201 leaving a page whose server %s aborts the request without a message', async (_words, answer) => {
    jest.useFakeTimers();
    const message = jest.spyOn(toast, 'show').mockClear();
    wireHttp({ onFailure: (error) => reportFailure(error) });
    const { sent } = fakeFetch(answer);
    const { unmount } = show(({ pageNo, pageSize }, options) =>
      listNotices({ pageNo, pageSize }, options).then(({ records, ...page }) => ({
        ...page,
        records: records.map(({ id }) => id),
      })),
    );
    await act(() => jest.advanceTimersByTimeAsync(100));
    unmount();
    await jest.advanceTimersByTimeAsync(200_000);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.init.signal!.aborted).toBe(true);
    expect(message).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('R044 all rows of the filters are fetched in large pages, in their order', async () => {
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['a'], 501);
    let all: string[] | undefined;
    void result.current.data.loadAll().then((rows) => (all = rows));
    expect(asked[1]).toMatchObject({ pageNo: 1, pageSize: 500 });
    await asked[1]!.answer(
      Array.from({ length: 500 }, (_, index) => `r${index}`),
      501,
    );
    expect(asked[2]).toMatchObject({ pageNo: 2, pageSize: 500 });
    await asked[2]!.answer(['last'], 501);
    expect(all).toHaveLength(501);
    expect(all!.at(-1)).toBe('last');
  });

  test('R044 R288 a failure to fetch all rows shows a message', async () => {
    const message = jest.spyOn(toast, 'show').mockClear();
    // Beyond the second within which failures of one cause are reported once.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const { asked, fetchPage } = heldServer();
    const { result } = show(fetchPage);
    await asked[0]!.answer(['a'], 501);
    const refusal = expect(result.current.data.loadAll()).rejects.toBeInstanceOf(HttpStatusError);
    await asked[1]!.refuse();
    await refusal;
    expect(message).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', text: '服务不可用' }));
  });
});
