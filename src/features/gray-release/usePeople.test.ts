import { act, renderHook } from '@testing-library/react';
import { listUserScope } from '@/services/gray-release';
import { usePeople } from './usePeople';
import { GRAY_SEARCH_PAUSE_MS } from './useScopes';

jest.mock('@/services/gray-release');
const list = jest.mocked(listUserScope);

const pause = () => act(() => jest.advanceTimersByTimeAsync(GRAY_SEARCH_PAUSE_MS));

beforeEach(() => {
  jest.useFakeTimers();
  list.mockReset().mockResolvedValue([{ id: '1001', name: '林知远' }]);
});
afterEach(() => jest.useRealTimers());

describe('the search for people', () => {
  test('R228 clearing the search removes the suggestions, even when a search is still pending', async () => {
    const { result } = renderHook(() => usePeople());
    act(() => result.current.search('林'));
    await pause();
    expect(result.current.suggestions).toHaveLength(1);
    act(() => result.current.search('林知'));
    act(() => result.current.search(''));
    await pause();
    expect(result.current.suggestions).toHaveLength(0);
    expect(list).toHaveBeenCalledTimes(1);
  });
});
