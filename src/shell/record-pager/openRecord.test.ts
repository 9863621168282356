import { history } from '@umijs/max';
import { openRecord } from './openRecord';
import { openInPager } from './pagerStore';

jest.mock('./pagerStore', () => ({ openInPager: jest.fn() }));

const message = (id: string, handleUrl?: string) => ({ id, title: `消息${id}`, handleUrl });
const list = { label: '全部消息', backTo: '/mainApp/messageList?read=no&message=3' };

test('R044 the record of a message opens with those of the others of its list; what is no page is left out', () => {
  const messages = [
    message('1', '/lift/lifts/1'),
    message('2'),
    message('3', '/byd/orders/250?source=workorder'),
    message('4', 'https://other.example/'),
    message('5', 'javascript:alert(1)'),
    message('6', '/mainApp/todoList?view=applied'),
  ];
  openRecord(messages[2]!, { entries: messages, ...list });
  expect(openInPager).toHaveBeenLastCalledWith(
    {
      ...list,
      steps: [
        { title: '消息1', address: '/lift/lifts/1' },
        { title: '消息3', address: '/byd/orders/250?source=workorder' },
      ],
      index: 1,
    },
    undefined,
  );
  openRecord(messages[2]!, {
    entries: messages,
    ...list,
    entryAddress: ({ id }) => `/mainApp/messageList?message=${id}`,
  });
  expect(openInPager).toHaveBeenLastCalledWith(
    expect.objectContaining({
      steps: [
        { title: '消息1', address: '/lift/lifts/1', backTo: '/mainApp/messageList?message=1' },
        { title: '消息3', address: '/byd/orders/250?source=workorder', backTo: '/mainApp/messageList?message=3' },
      ],
    }),
    undefined,
  );
  openRecord(message('9', '/lift/lifts/9'), { entries: messages, ...list });
  expect(openInPager).toHaveBeenLastCalledWith(
    {
      ...list,
      steps: [{ title: '消息9', address: '/lift/lifts/9' }],
      index: 0,
    },
    undefined,
  );
  jest.mocked(openInPager).mockClear();
  openRecord(messages[1]!, { entries: messages, ...list });
  expect(openInPager).not.toHaveBeenCalled();

  history.push('/mainApp/messageList');
  openRecord(messages[5]!, { entries: messages, ...list });
  expect(openInPager).not.toHaveBeenCalled();
  expect(history.location).toMatchObject({ pathname: '/mainApp/todoList', search: '?view=applied' });

  history.push('/mainApp/messageList?hideBar=1');
  openRecord(messages[5]!, { entries: messages, ...list });
  expect(history.location.search).toBe('?view=applied&hideBar=1');
});
