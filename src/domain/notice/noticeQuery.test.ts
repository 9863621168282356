import { readListQuery } from '../list';
import { noticeList, toNoticeQuery } from './noticeQuery';

const asked = (search: string) => toNoticeQuery(readListQuery(noticeList, search));

describe('request of the notice list', () => {
  test('R046 R237 without filters it requests the newest of everything', () => {
    expect(asked('')).toEqual({ pageNo: 1, pageSize: 20, sortField: 'createTime', sortOrder: 'desc' });
  });

  test('R046 every filter of the URL is sent under its own name', () => {
    expect(
      asked('?title=停电&column=3&status=2&end=1&from=2026-11-01&to=2026-11-21&sort=sortNum.asc&page=3&size=50'),
    ).toEqual({
      title: '停电',
      columnCode: '3',
      status: '2',
      publishingType: '1',
      createTimeFrom: '2026-11-01',
      createTimeTo: '2026-11-21',
      sortField: 'sortNum',
      sortOrder: 'asc',
      pageNo: 3,
      pageSize: 50,
    });
  });

  test('R046 B5 an invalid URL sends only valid filters', () => {
    expect(asked('?status=9&end=x&from=soon&column=a%20b')).toEqual(asked(''));
  });
});
