import {
  AbortedError,
  EnvelopeError,
  HttpStatusError,
  NetworkError,
  RequestError,
  SchemaError,
  SessionExpiredError,
  TimeoutError,
  TokenReplacedError,
} from './errors';

test.each([
  [new RequestError('read', 'why'), 'RequestError', 'why'],
  [new HttpStatusError('read', 404), 'HttpStatusError', 'HTTP 404'],
  [new TimeoutError('read', 30_000), 'TimeoutError', 'No answer within 30000 ms'],
  [new NetworkError('read'), 'NetworkError', 'The server could not be reached'],
  [new AbortedError('read'), 'AbortedError', 'The call was cancelled'],
  [new EnvelopeError('read', '0', '系统繁忙'), 'EnvelopeError', '系统繁忙'],
  [new EnvelopeError('read', '7', ''), 'EnvelopeError', 'Answer with status 7'],
  [new SchemaError('read', [], 'The answer is empty'), 'SchemaError', 'The answer is empty'],
  [new SchemaError('read', ['a', 'b.0'], 'The data differs'), 'SchemaError', 'The data differs: a, b.0'],
  [new SessionExpiredError('read'), 'SessionExpiredError', 'The session is over'],
  [new TokenReplacedError('read'), 'TokenReplacedError', 'The token was replaced while the call was under way'],
])('%p carries the name of the call, its own name and its message', (error, name, message) => {
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ endpointName: 'read', name, message });
});

test('an error keeps its cause', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new NetworkError('read', { cause }).cause).toBe(cause);
  expect(new RequestError('read', 'why', { cause }).cause).toBe(cause);
  const error = new SchemaError('read', ['a'], 'why', { cause });
  expect([error.cause, error.paths]).toEqual([cause, ['a']]);
});
