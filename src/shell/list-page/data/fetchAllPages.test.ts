import type { ListQuery } from '@/domain/list';
import { fetchAllPages } from './fetchAllPages';
import type { FetchPage } from './useListData';

const query: ListQuery<never> = { pageNo: 3, pageSize: 10, filters: {} } as never;
const all = Array.from({ length: 1203 }, (_, index) => ({ id: `${index}` }));

const serverWith =
  (total: number | null): FetchPage<{ id: string }, never> =>
  async ({ pageNo, pageSize }) => ({
    records: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total,
    pageNo,
    pageSize,
  });

test.each([[all.length], [null]])(
  'A40 R044 every page is fetched from the first one, with the total %p',
  async (total) => {
    expect(await fetchAllPages(serverWith(total), query)).toEqual(all);
  },
);

test('R044 a row that is inserted while the pages are fetched brings no other row twice', async () => {
  const inserted = [{ id: 'new' }, ...all];
  const server: FetchPage<{ id: string }, never> = async ({ pageNo, pageSize }) => ({
    records: (pageNo === 1 ? all : inserted).slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: null,
    pageNo,
    pageSize,
  });
  expect(await fetchAllPages(server, query)).toEqual(all);
});
