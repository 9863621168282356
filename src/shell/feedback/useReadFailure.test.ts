import { act, renderHook } from '@testing-library/react';
import { useRequest } from 'ahooks';
import { HttpStatusError } from '@/services/http';
import { toast, toastStore } from './toastStore';
import { useReadFailure } from './useReadFailure';

const load = jest.fn<Promise<string>, []>();
const open = async () => {
  const { result } = renderHook(() => {
    const failure = useReadFailure();
    const { refresh } = useRequest(load, failure.handlers);
    return { ...failure, refresh, retry: () => failure.ask(refresh) };
  });
  await act(async () => undefined);
  return result;
};
const messages = () => toastStore.getState().map(({ text }) => text);

let now = Date.UTC(2026, 10, 21);
beforeEach(() => {
  // After the period within which failures of one cause count as one.
  jest.spyOn(Date, 'now').mockReturnValue((now += 60_000));
  toast.clear();
  load.mockReset().mockRejectedValue(new HttpStatusError('load', 502));
});

test('A42 a background read shows the reason in its region and no message', async () => {
  const result = await open();
  expect(result.current.reason).toBe('服务不可用');
  expect(messages()).toEqual([]);
});

test('A42 a failed retry shows a message, and its region does not repeat it', async () => {
  const result = await open();
  await act(async () => result.current.retry());
  expect(messages()).toEqual(['服务不可用']);
  expect(result.current.reason).toBe('');
});

test('A42 after a successful retry, the next background read counts as background again', async () => {
  const result = await open();
  load.mockResolvedValueOnce('data');
  await act(async () => result.current.retry());
  await act(async () => result.current.refresh());
  expect(messages()).toEqual([]);
});
