import { act, renderHook } from '@testing-library/react';
import { sessionStore } from '@/shell/session';
import { localArea } from '@/utils/storage';
import * as opening from './openedManuals';

const KEY = 'portal.recentManuals';
const be = (person: string | null) => act(() => sessionStore.setState({ person }));
const rememberOpened = (id: string) => act(() => opening.rememberOpened(id));
const forgetOpened = (ids: readonly string[]) => act(() => opening.forgetOpened(ids));
const opened = () => renderHook(() => opening.useOpenedIds()).result.current;

beforeEach(() => be('lin'));
afterEach(() => {
  forgetOpened(opened());
  localStorage.clear();
});

describe('the manuals that were opened last', () => {
  test('R048 five of them come back to the same person, the newest first, and only their ids are kept', () => {
    for (const id of ['1', '2', '3', '4', '5', '6', '4']) rememberOpened(id);
    expect(opened()).toEqual(['4', '6', '5', '3', '2']);
    expect(localArea.read(KEY)).toEqual({ person: 'lin', items: ['4', '6', '5', '3', '2'] });
    forgetOpened(['6', '2']);
    expect(opened()).toEqual(['4', '5', '3']);
  });

  test('R048 T3 A31 somebody else gets nothing of it, at once, and it is gone for good', () => {
    rememberOpened('1');
    const { result } = renderHook(() => opening.useOpenedIds());
    expect(result.current).toEqual(['1']);
    be('wang');
    expect(result.current).toEqual([]);
    be('lin');
    expect(result.current).toEqual([]);
  });

  test('A31 without a key for the person nothing is kept', () => {
    be(null);
    rememberOpened('1');
    expect(opened()).toEqual(['1']);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('R048 what another window of the same person has noted is not lost', () => {
    rememberOpened('1');
    localArea.write(KEY, { person: 'lin', items: ['9', '1'] });
    rememberOpened('2');
    expect(opened()).toEqual(['2', '9', '1']);
  });

  test.each([[{ person: 'lin' }], [{ person: 1, items: ['a'] }], ['x'], [null]])(
    'T17 a note that reads %j counts as none',
    (value) => {
      be('wang');
      opened();
      localArea.write(KEY, value);
      be('lin');
      expect(opened()).toEqual([]);
    },
  );
});
