import { readWire } from '../wire';
import { messageSummary } from './schema';

test('A40 R263 a kind of messages without a code is left out, and counts that are absent are unknown', () => {
  const types = [{ typeCode: 'system', unread: 3 }, { typeName: '工单提醒', total: 2 }, null];
  expect(readWire(messageSummary, { types })).toMatchObject({
    data: {
      total: null,
      unread: null,
      types: [{ typeCode: 'system', typeName: 'system', total: null, unread: 3 }],
    },
    leftOut: 2,
  });
});
