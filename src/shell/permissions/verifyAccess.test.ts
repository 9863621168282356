import { EnvelopeError, NetworkError, SchemaError } from '@/services/http';
import { verifySubsystemPermission } from '@/services/subsystems';
import { describeError } from '@/shell/feedback';
import { readToken, sessionStore } from '@/shell/session';
import { describeFailure, verifyAccess, verifyAccessAhead } from '.';

jest.mock('@/shell/session', () => ({ ...jest.requireActual('@/shell/session'), readToken: jest.fn(() => 'a') }));
jest.mock('@/services/subsystems', () => ({ verifySubsystemPermission: jest.fn(), listPermissionMenus: jest.fn() }));
const ask = jest.mocked(verifySubsystemPermission);

const answer = (status: string, isLimit: string, msg = '') =>
  ({ status, isOk: status === '1', msg, data: { isLimit, reasonsRejection: '' } }) as never;

beforeEach(() => {
  sessionStore.setState({ user: { telephone: '13812345678' } as never });
});

test('R196 the request has phone and code, runs in the background and shows no message of its own', async () => {
  ask.mockResolvedValue(answer('1', '1'));
  await expect(verifyAccess('lift')).resolves.toEqual({ allowed: true });
  expect(ask).toHaveBeenCalledWith(
    { telephone: '13812345678', systemCode: 'lift' },
    { signal: undefined, overlay: false, quiet: true },
  );
});

test('R178 A42 a check that a click waits for shows the overlay', async () => {
  ask.mockResolvedValue(answer('1', '1'));
  await verifyAccess('lift', { isAwaited: true });
  expect(ask.mock.lastCall![1]).toMatchObject({ overlay: true, quiet: true });
});

test('R196 every check sends a request: responses are not cached', async () => {
  ask.mockResolvedValueOnce(answer('1', '1')).mockResolvedValueOnce(answer('1', '4'));
  await verifyAccess('lift');
  await expect(verifyAccess('lift')).resolves.toEqual({ allowed: false, applyState: '4' });
});

test.each([new NetworkError('verify'), new EnvelopeError('verify', '0', 'x'), new TypeError('broken')])(
  'R176 %s counts as a failure with a message, not as permission',
  async (error) => {
    ask.mockRejectedValue(error);
    const decision = await verifyAccess('lift');
    expect(decision).toEqual({ allowed: false, failed: true, error });
    expect(describeFailure(decision as never)).not.toBe('');
  },
);

test('R173 A40 a response without isLimit is a refusal, like an empty one', async () => {
  ask.mockResolvedValue(answer('1', ''));
  await expect(verifyAccess('lift')).resolves.toEqual({ allowed: false, applyState: '6' });
});

test('R196 without a user the request has an empty phone number', async () => {
  sessionStore.setState({ user: null });
  ask.mockResolvedValue(answer('1', '1'));
  await verifyAccess('lift');
  expect(ask.mock.lastCall![0]).toEqual({ telephone: '', systemCode: 'lift' });
});

test('R176 without a message from the server, the message names the failure of the call', () => {
  const failure = { allowed: false, failed: true } as const;
  expect(describeFailure(failure)).toBe('权限验证失败，请重试');
  const error = new NetworkError('verify');
  expect(describeFailure({ ...failure, error })).toBe(describeError(error));
  expect(describeFailure({ ...failure, error, msg: '系统维护中' })).toBe('系统维护中');
});

test('R173 T18 a response that cannot be parsed counts as a failure', async () => {
  ask.mockRejectedValue(new SchemaError('verify', [], 'The response is no JSON'));
  await expect(verifyAccess('lift')).resolves.toMatchObject({ allowed: false, failed: true });
});

test('R176 R303 the message of the server takes precedence', async () => {
  ask.mockResolvedValue(answer('0', '1', '系统维护中'));
  const decision = await verifyAccess('lift');
  expect(decision).toMatchObject({ allowed: false, failed: true });
  expect(describeFailure(decision as never)).toBe('系统维护中');
});

test('R083 a response after the check was aborted opens nothing', async () => {
  const controller = new AbortController();
  ask.mockImplementation(async () => {
    controller.abort();
    return answer('1', '1');
  });
  await expect(verifyAccess('lift', { signal: controller.signal })).rejects.toThrow();
});

describe('a check that the start of the session has sent ahead', () => {
  const person = { telephone: '13812345678' };
  beforeEach(() => {
    ask.mockReset().mockResolvedValueOnce(answer('1', '1')).mockResolvedValue(answer('1', '4'));
    jest.mocked(readToken).mockReturnValue('a');
  });

  test('R196 decides the first opening of its entry, and no other check', async () => {
    verifyAccessAhead('lift', person);
    await expect(verifyAccess('mgr')).resolves.toMatchObject({ allowed: false });
    await expect(verifyAccess('lift')).resolves.toEqual({ allowed: true });
    await expect(verifyAccess('lift')).resolves.toMatchObject({ allowed: false });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['another person', () => sessionStore.setState({ user: { telephone: '13900000000' } as never })],
    ['another token', () => jest.mocked(readToken).mockReturnValue('b')],
    ['more than ten seconds later', () => jest.spyOn(performance, 'now').mockReturnValue(1e9)],
  ])('R196 T3 T18 is not used for %s', async (_, change) => {
    verifyAccessAhead('lift', person);
    change();
    await expect(verifyAccess('lift')).resolves.toMatchObject({ allowed: false });
  });

  test('A42 is not used for a click, whose check shows the overlay', async () => {
    verifyAccessAhead('lift', person);
    await verifyAccess('lift', { isAwaited: true });
    expect(ask.mock.lastCall![1]).toMatchObject({ overlay: true });
  });

  test('R176 is sent again when it has failed', async () => {
    ask.mockReset().mockRejectedValueOnce(new NetworkError('verify')).mockResolvedValue(answer('1', '1'));
    verifyAccessAhead('lift', person);
    await expect(verifyAccess('lift')).resolves.toEqual({ allowed: true });
  });
});
