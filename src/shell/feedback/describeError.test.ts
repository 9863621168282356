import { setLocale } from '@umijs/max';
import {
  AbortedError,
  EnvelopeError,
  HttpStatusError,
  NetworkError,
  SchemaError,
  SessionExpiredError,
  TimeoutError,
} from '@/services/http';
import { describeError } from './describeError';

const status = (code: number) => new HttpStatusError('getNotice', code);

describe('the text of a failure', () => {
  test.each<[string, number, string, string]>([
    ['R310', 400, '参数有误', 'The request was invalid'],
    ['R294', 401, '暂无权限', 'No permission currently'],
    ['R310', 403, '暂无权限', 'No permission currently'],
    ['R291', 404, '接口不存在', 'The interface does not exist'],
    ['R310', 408, '请求超时', 'Request timed out'],
    ['R310', 413, '文件过大', 'File too large'],
    ['R310', 429, '操作太频繁，请稍后再试', 'Too many requests, please try again later'],
    ['R293', 500, '服务器错误', 'Server error'],
    ['R292', 502, '服务不可用', 'Service unavailable'],
    ['R310', 503, '服务繁忙，请稍后再试', 'Service busy, please try again later'],
    ['R310', 504, '服务繁忙，请稍后再试', 'Service busy, please try again later'],
    ['R299', 418, '请求错误', 'Request error'],
  ])('%s HTTP %i is shown as %s', (_row, code, chinese, english) => {
    expect(describeError(status(code))).toBe(chinese);
    setLocale('en-US', false);
    expect(describeError(status(code))).toBe(english);
  });

  test('R310 shows the waiting time that a server states', () => {
    expect(describeError(Object.assign(status(429), { retryAfterMs: 11_200 }))).toBe('操作太频繁，请 12 秒后再试');
  });

  test('R310 a timeout and a missing connection have texts of their own', () => {
    expect(describeError(new TimeoutError('getNotice', 30_000))).toBe('请求超时');
    expect(describeError(new NetworkError('getNotice'))).toBe('网络已断开');
  });

  test('R288 R295 a failed response shows the server’s message', () => {
    expect(describeError(new EnvelopeError('getNotice', '0', ' 公告不存在 '))).toBe('公告不存在');
  });

  test('R295 R299 without a message it is a request error', () => {
    for (const message of ['', '   ', '\n'])
      expect(describeError(new EnvelopeError('getNotice', '0', message))).toBe('请求错误');
  });

  test('R288 the server’s message is cut at 200 characters and kept on one line', () => {
    const message = describeError(new EnvelopeError('getNotice', '0', `第一行\n\u202e第二行${'长😀'.repeat(300)}`));
    expect([...message]).toHaveLength(200);
    expect(message).toMatch(/^第一行 第二行长😀.*…$/);
    expect(describeError(new EnvelopeError('getNotice', '0', '字'.repeat(200)))).toBe('字'.repeat(200));
  });

  test.each([
    ['R296', 'errors.createFailed', '创建失败，手机号已存在，请联系管理员'],
    ['R297', 'errors.bindFailed', '绑定账号失败'],
    ['R298', 'errors.codeFailed', '验证码发送失败'],
  ] as const)('%s a call may have its own default', (_row, fallback, message) => {
    expect(describeError(new EnvelopeError('saveX', '0', ''), fallback)).toBe(message);
    expect(describeError(new EnvelopeError('saveX', '0', '号码已用'), fallback)).toBe('号码已用');
  });

  test('R299 R306 nothing is shown when the person canceled or the session has ended', () => {
    expect(describeError(new AbortedError('getNotice'))).toBe('');
    expect(describeError(new SessionExpiredError('getNotice'))).toBe('');
  });

  test('R299 the text of an exception is never shown', () => {
    for (const error of [
      new SchemaError('getNotice', ['records.0.title'], 'Invalid'),
      new TypeError('x is undefined'),
      'text',
      null,
    ])
      expect(describeError(error)).toBe('请求错误');
  });
});
