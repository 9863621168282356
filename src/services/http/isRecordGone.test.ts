import { EnvelopeError, HttpStatusError, isRecordGone, NetworkError } from './index';

test.each([
  ['a refusal that says so', 'gone', new EnvelopeError('getNotice', '0', '公告不存在')],
  ['a refusal that says it was deleted', 'gone', new EnvelopeError('getNotice', '0', '手册已被删除')],
  ['a refusal that says so in English', 'gone', new EnvelopeError('getNotice', '0', 'The notice does not exist')],
  ['a refusal that says it was revoked', 'gone', new EnvelopeError('getNotice', '0', '公告已撤销')],
  ['a refusal with the status 404', 'gone', new EnvelopeError('getNotice', '404', '')],
  ['a busy server', 'not known to be gone', new EnvelopeError('getNotice', '0', '系统繁忙，请稍后再试')],
  ['a refusal without words', 'not known to be gone', new EnvelopeError('getNotice', '0', '')],
  ['HTTP 404', 'gone', new HttpStatusError('getNotice', 404)],
  ['HTTP 410', 'gone', new HttpStatusError('getNotice', 410)],
  ['HTTP 403', 'not known to be gone', new HttpStatusError('getNotice', 403)],
  ['HTTP 500', 'not known to be gone', new HttpStatusError('getNotice', 500)],
  ['a lost network', 'not known to be gone', new NetworkError('getNotice')],
  ['an error of the portal', 'not known to be gone', Object.assign(new Error('x'), { status: 404 })],
])('after %s the record is %s', (_words, expected, error) => {
  expect(isRecordGone(error)).toBe(expected === 'gone');
});
