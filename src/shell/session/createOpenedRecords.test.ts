import { act, renderHook } from '@testing-library/react';
import { localArea } from '@/utils/storage';
import { createOpenedRecords } from './createOpenedRecords';
import { sessionStore } from './sessionStore';

const KEY = 'portal.recentManuals';
const opening = createOpenedRecords(KEY, 5);
const be = (person: string | null) => act(() => sessionStore.setState({ userKey: person }));
const rememberOpened = (id: string) => act(() => opening.remember(id));
const forgetOpened = (ids: readonly string[]) => act(() => opening.forget(ids));
const opened = () => renderHook(() => opening.useIds()).result.current;

beforeEach(() => be('lin'));
afterEach(() => {
  forgetOpened(opened());
  localStorage.clear();
});

describe('recently opened records', () => {
  test('R048 the same person gets five of them, the newest first, and only their ids are stored', () => {
    for (const id of ['1', '2', '3', '4', '5', '6', '4']) rememberOpened(id);
    expect(opened()).toEqual(['4', '6', '5', '3', '2']);
    expect(localArea.read(KEY)).toEqual({ person: 'lin', items: ['4', '6', '5', '3', '2'] });
    forgetOpened(['6', '2']);
    expect(opened()).toEqual(['4', '5', '3']);
  });

  test('R048 T3 A31 another person gets none of them, and they are deleted permanently', () => {
    rememberOpened('1');
    const { result } = renderHook(() => opening.useIds());
    expect(result.current).toEqual(['1']);
    be('wang');
    expect(result.current).toEqual([]);
    be('lin');
    expect(result.current).toEqual([]);
  });

  test('A31 without a key for the person nothing is stored', () => {
    be(null);
    rememberOpened('1');
    rememberOpened('2');
    expect(opened()).toEqual(['2', '1']);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('T3 not even the first frame of the next person shows those of the one before', () => {
    rememberOpened('1');
    const frames: (readonly string[])[] = [];
    renderHook(() => void frames.push(opening.useIds()));
    frames.length = 0;
    be('wang');
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.flat()).toEqual([]);
  });

  test('a change that changes nothing is not written', () => {
    rememberOpened('1');
    const write = jest.spyOn(Storage.prototype, 'setItem');
    forgetOpened(['unknown']);
    rememberOpened('1');
    expect(write).not.toHaveBeenCalled();
    rememberOpened('2');
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('R048 ids stored by another window of the same person are not lost', () => {
    rememberOpened('1');
    localArea.write(KEY, { person: 'lin', items: ['9', '1'] });
    rememberOpened('2');
    expect(opened()).toEqual(['2', '9', '1']);
  });

  test.each([[{ person: 'lin' }], [{ person: 1, items: ['a'] }], ['x'], [null]])(
    'T17 stored data that reads %j is ignored',
    (value) => {
      be('wang');
      opened();
      localArea.write(KEY, value);
      be('lin');
      expect(opened()).toEqual([]);
    },
  );
});
