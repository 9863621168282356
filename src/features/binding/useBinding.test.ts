import { act, renderHook } from '@testing-library/react';
import { NetworkError, UnknownOutcomeError } from '@/services/http';
import { addAccount, bindOldAccount } from '@/services/portal-account';
import { getUserInfo } from '@/services/users';
import { useBinding } from './useBinding';

jest.mock('@/services/portal-account');
jest.mock('@/services/users');

const OK = { isOk: true, status: '1', msg: '', data: undefined };
const OLD = { old: { username: '13800138000', msgCode: '1234' } };
const NEW = { old: null };
const lost = new UnknownOutcomeError('addAccount', { cause: new NetworkError('addAccount') });
const ticket = (isBound: boolean | null) =>
  jest
    .mocked(getUserInfo)
    .mockResolvedValue({ loginTicket: isBound === null ? '%' : btoa(`BIP1,bip,${isBound}`) } as never);

const start = () => {
  const onBound = jest.fn();
  const onRefused = jest.fn();
  const { result } = renderHook(() => useBinding({ bipNum: 'BIP1', onBound, onRefused }));
  const submit = (submission: typeof OLD | typeof NEW) =>
    act(async () => void (await result.current.submit(submission)));
  return { onBound, onRefused, submit, lost: () => result.current.lost };
};

beforeEach(() => jest.resetAllMocks());

test('R157 R158 R290 binds, or passes the refusal on', async () => {
  const { onBound, onRefused, submit, lost: lostNow } = start();
  jest.mocked(addAccount).mockResolvedValueOnce({ ...OK, isOk: false, status: '409', msg: '手机号已存在' });
  await submit(NEW);
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ msg: '手机号已存在' }), NEW);
  jest.mocked(bindOldAccount).mockResolvedValueOnce(OK);
  await submit(OLD);
  expect(bindOldAccount).toHaveBeenCalledWith({ ...OLD.old, bipNum: 'BIP1' }, { quiet: true });
  expect(onBound).toHaveBeenCalledTimes(1);
  expect(lostNow()).toBeNull();
  expect(getUserInfo).not.toHaveBeenCalled();
});

describe('R219 T23 a submission whose response is lost', () => {
  test('is done if the ticket says that the account is bound', async () => {
    const { onBound, submit } = start();
    jest.mocked(addAccount).mockRejectedValueOnce(lost);
    ticket(true);
    await submit(NEW);
    expect(onBound).toHaveBeenCalledTimes(1);
    expect(addAccount).toHaveBeenCalledTimes(1);
  });

  test('is looked up again before the next one, which creates no second account', async () => {
    const { onBound, submit, lost: lostNow } = start();
    jest.mocked(addAccount).mockRejectedValueOnce(lost);
    ticket(false);
    await submit(NEW);
    expect(lostNow()).toMatchObject({ found: 'missing' });
    ticket(true);
    await submit(OLD);
    expect(onBound).toHaveBeenCalledTimes(1);
    expect(bindOldAccount).not.toHaveBeenCalled();
  });

  test('is sent again with the same key if the account is not bound', async () => {
    const { onBound, submit } = start();
    jest.mocked(addAccount).mockRejectedValueOnce(lost).mockResolvedValueOnce(OK);
    ticket(false);
    await submit(NEW);
    await submit(NEW);
    const keys = jest.mocked(addAccount).mock.calls.map(([, options]) => options!.idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
    expect(onBound).toHaveBeenCalledTimes(1);
  });

  test('is unknown if the ticket is unreadable', async () => {
    const { onBound, submit, lost: lostNow } = start();
    jest.mocked(addAccount).mockRejectedValueOnce(lost);
    ticket(null);
    await submit(NEW);
    expect(lostNow()).toMatchObject({ found: 'unknown' });
    expect(onBound).not.toHaveBeenCalled();
  });
});
