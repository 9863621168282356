import { act, renderHook } from '@testing-library/react';
import { listProjectScope, listRegionScope } from '@/services/gray-release';
import { GRAY_SEARCH_PAUSE_MS, areScopesLoaded, useScopes } from './useScopes';

jest.mock('@/services/gray-release');
const calls = { region: jest.mocked(listRegionScope), project: jest.mocked(listProjectScope) };

const pause = () => act(() => jest.advanceTimersByTimeAsync(GRAY_SEARCH_PAUSE_MS));
const open = async () => {
  const { result } = renderHook(() => useScopes());
  await act(async () => undefined);
  return result;
};

beforeEach(() => {
  jest.useFakeTimers();
  calls.region.mockReset().mockResolvedValue([{ id: 'R1', name: '华东大区' }]);
  calls.project.mockReset().mockResolvedValue([{ id: 'P1', name: '翠湖天地', parentId: 'R1' }]);
});
afterEach(() => jest.useRealTimers());

describe.each(['region', 'project'] as const)('the search for a %s', (kind) => {
  test('R226 R227 is sent to the server once per pause, and its results become known', async () => {
    const result = await open();
    calls[kind].mockClear().mockResolvedValue([{ id: 'X9', name: '西山' }]);
    act(() => result.current.searches[kind].search('西'));
    act(() => result.current.searches[kind].search(' 西山 '));
    await pause();
    expect(calls[kind].mock.calls.map(([query]) => query)).toEqual([{ keyword: '西山' }]);
    expect(result.current.scopesById.get('X9')?.name).toBe('西山');
    expect(result.current.scopesById.size).toBe(3);
    expect(result.current.searches[kind].isFound('西山', 'X9')).toBe(true);
    // Not found under another keyword.
    expect(result.current.searches[kind].isFound('梧桐', 'X9')).toBe(false);
  });

  test('R227 is not sent when it is cleared before the pause is over', async () => {
    const result = await open();
    calls[kind].mockClear();
    act(() => result.current.searches[kind].search('西山'));
    act(() => result.current.searches[kind].search(''));
    await pause();
    expect(calls[kind]).not.toHaveBeenCalled();
  });
});

test('R226 F24 the scopes are not loaded while one of the two lists is missing, until it is reloaded', async () => {
  calls.region.mockRejectedValueOnce(new Error('down'));
  const result = await open();
  expect(areScopesLoaded(result.current)).toBe(false);
  act(() => result.current.reload());
  await act(async () => undefined);
  expect(areScopesLoaded(result.current)).toBe(true);
});
