import { act, renderHook } from '@testing-library/react';
import { localArea } from '@/utils/storage';
import { listPreferencesStore, readListPreferences, useListPreferences } from './listPreferences';

const lookOf = (list: string) => renderHook(() => useListPreferences(list)).result;

const rereadPreferences = () => act(() => listPreferencesStore.setState(readListPreferences(), true));

beforeEach(rereadPreferences);
afterEach(() => localStorage.clear());

test('R048 the view is stored per list', () => {
  const manuals = lookOf('manuals');
  expect(manuals.current.view).toBe('list');
  act(() => manuals.current.setView('grid'));
  expect(manuals.current.view).toBe('grid');
  rereadPreferences();
  expect(lookOf('manuals').current.view).toBe('grid');
  expect(lookOf('notices').current.view).toBe('list');
});

test.each([[undefined], [null], ['grid'], [{ manuals: 'mosaic' }]])(
  'R048 F37 with %j as the stored view the list view is used, and the other preferences still apply',
  (views) => {
    localArea.write('portal.lists', { density: 'small', hidden: { manuals: ['source'] }, views });
    rereadPreferences();
    const { view, density, hidden } = lookOf('manuals').current;
    expect([view, density, hidden]).toEqual(['list', 'small', ['source']]);
  },
);
