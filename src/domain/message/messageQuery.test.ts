import { readListQuery } from '../list';
import { messageList, toMessageQuery } from './messageQuery';

const asked = (search: string) =>
  JSON.parse(JSON.stringify(toMessageQuery(readListQuery(messageList, search)))) as object;

describe('request of a message list', () => {
  test.each([
    ['', {}],
    ['?keyword=%E5%B7%A5%E5%8D%95', { keyword: '工单' }],
    ['?type=2', { typeCode: '2' }],
    ['?read=no', { isRead: false }],
    ['?read=yes', { isRead: true }],
    ['?read=maybe', {}],
    ['?status=1', { status: '1' }],
    ['?status=9', {}],
    ['?from=2026-11-01&to=2026-11-21', { createTimeFrom: '2026-11-01', createTimeTo: '2026-11-21' }],
    ['?sort=createTime.asc', { sortOrder: 'asc' }],
    ['?page=2&size=50', { pageNo: 2, pageSize: 50 }],
  ])('R044 R257 %s', (search, expected) => {
    expect(asked(search)).toEqual({ pageNo: 1, pageSize: 20, sortOrder: 'desc', ...expected });
  });
});
