import {
  AbortedError,
  CallNotListedError,
  EnvelopeError,
  HttpStatusError,
  NetworkError,
  RequestError,
  SchemaError,
  SessionExpiredError,
  SubsystemDisabledError,
  TimeoutError,
  TokenReplacedError,
  UnknownOutcomeError,
} from './errors';

// The titles hold no messages: one that changes must not rename its test.
test.each([
  ['RequestError', () => new RequestError('read', 'why'), 'why'],
  ['HttpStatusError', () => new HttpStatusError('read', 404), 'HTTP 404'],
  ['TimeoutError', () => new TimeoutError('read', 30_000), 'No answer within 30000 ms'],
  ['NetworkError', () => new NetworkError('read'), 'The server could not be reached'],
  ['AbortedError', () => new AbortedError('read'), 'The call was canceled'],
  ['EnvelopeError', () => new EnvelopeError('read', '0', '系统繁忙'), '系统繁忙'],
  ['EnvelopeError', () => new EnvelopeError('read', '7', ''), 'Answer with status 7'],
  ['SchemaError', () => new SchemaError('read', [], 'The answer is empty'), 'The answer is empty'],
  ['SchemaError', () => new SchemaError('read', ['a', 'b.0'], 'The data differs'), 'The data differs: a, b.0'],
  ['UnknownOutcomeError', () => new UnknownOutcomeError('read', {}), 'The outcome is not known'],
  ['SessionExpiredError', () => new SessionExpiredError('read'), 'The session is over'],
  ['TokenReplacedError', () => new TokenReplacedError('read'), 'The token was replaced while the call was under way'],
  ['SubsystemDisabledError', () => new SubsystemDisabledError('read'), 'The subsystem is turned off'],
  [
    'CallNotListedError',
    () => new CallNotListedError('read', { host: 'base', path: '/visits' }, 'get'),
    'GET /visits of the host "base" is not listed in "calls" of the registry entry',
  ],
])('case %#: a %s has the name of the call, its own name and its message', (name, create, message) => {
  const error = create();
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
