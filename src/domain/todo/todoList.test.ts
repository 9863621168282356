import { readListQuery } from '../list';
import { readTodoView, todoList, toTodoQuery } from './todoList';

test.each([
  ['', 'pending'],
  ['?view=processed', 'processed'],
  ['?view=applied&page=2', 'applied'],
  ['?view=__proto__', 'pending'],
  ['?view=Applied', 'pending'],
])('R266 R267 R269 the address %j shows the %s list', (search, view) => {
  expect(readTodoView(search)).toBe(view);
});

test('R266 the request has the filters of the URL and nothing else', () => {
  const ask = (search: string) => toTodoQuery(readListQuery(todoList, search));
  expect(ask('')).toEqual({ pageNo: 1, pageSize: 20 });
  expect(ask('?view=applied&keyword=%20门禁%20&system=nfc&status=3&page=2&size=50')).toEqual({
    pageNo: 2,
    pageSize: 50,
    keyword: '门禁',
    systemCode: 'nfc',
    status: '3',
  });
  expect(ask('?status=9&system=a%20b')).toEqual({ pageNo: 1, pageSize: 20 });
});
