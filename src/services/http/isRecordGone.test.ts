import { EnvelopeError, HttpStatusError, isRecordGone, NetworkError } from './index';

test.each([
  ['a refusal of the server', 'gone', new EnvelopeError('getNotice', '0', '不存在')],
  ['HTTP 404', 'gone', new HttpStatusError('getNotice', 404)],
  ['HTTP 410', 'gone', new HttpStatusError('getNotice', 410)],
  ['HTTP 403', 'not known to be gone', new HttpStatusError('getNotice', 403)],
  ['HTTP 500', 'not known to be gone', new HttpStatusError('getNotice', 500)],
  ['a lost network', 'not known to be gone', new NetworkError('getNotice')],
  ['an error of the portal', 'not known to be gone', Object.assign(new Error('x'), { status: 404 })],
])('after %s the record is %s', (_words, expected, error) => {
  expect(isRecordGone(error)).toBe(expected === 'gone');
});
