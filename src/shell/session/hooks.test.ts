import { act, renderHook } from '@testing-library/react';
import { sessionStore, usePower } from '.';

const power = (powerList: string[], powerState: 'loading' | 'ready' | 'failed') =>
  act(() => sessionStore.setState({ powerList, powerState }));

test('R141 R194 a power is unknown until the codes are there, then held or not', () => {
  power([], 'loading');
  const { result } = renderHook(() => ['notice:publish', 'gray:edit'].map(usePower));
  expect(result.current).toEqual([undefined, undefined]);
  power(['notice:publish'], 'ready');
  expect(result.current).toEqual([true, false]);
  power([], 'failed');
  expect(result.current).toEqual([false, false]);
});
