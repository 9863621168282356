import { act, renderHook } from '@testing-library/react';
import { fetchPlain } from '@/services/http/fetchPlain';
import { useFrameLoad } from './useFrameLoad';

jest.mock('@/services/http/fetchPlain', () => ({ fetchPlain: jest.fn() }));

const address = new URL('https://verify.example/page');

test.each([
  ['has sent no message', false, 'failed'],
  ['has sent a message', true, 'ready'],
])('R163 a page that cannot be reached and %s', async (_, hasMessage, state) => {
  let fail: (reason: Error) => void = () => undefined;
  jest.mocked(fetchPlain).mockReturnValue(new Promise((__, reject) => (fail = reject)));
  const { result } = renderHook(() => useFrameLoad(address));
  act(() => result.current.onLoad());
  if (hasMessage) act(() => result.current.onMessage());
  await act(() => Promise.resolve(fail(new TypeError('Failed to fetch'))));
  expect(result.current.state).toBe(state);
});
