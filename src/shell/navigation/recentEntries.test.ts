import { sessionStore } from '@/shell/session';
import { localArea } from '@/utils/storage';
import { navigationStore } from './navigationStore';
import { readRecent, rememberRecent } from './recentEntries';

const begin = (person: string | null) => {
  sessionStore.setState({ person });
  navigationStore.setState({ recentCodes: readRecent(person) });
};
const recent = () => navigationStore.getState().recentCodes;

beforeEach(() => begin('lin'));
afterEach(() => localStorage.clear());

test('R086 what was used comes back to the same person, newest first, home and basic left out', () => {
  ['lift', 'home', 'af', 'basic', 'lift'].forEach(rememberRecent);
  begin('lin');
  expect(recent()).toEqual(['lift', 'af']);
});

test('T3 A31 somebody else gets nothing of it, and it is gone for good', () => {
  rememberRecent('lift');
  begin('wang');
  expect(recent()).toEqual([]);
  begin('lin');
  expect(recent()).toEqual([]);
});

test('A31 without a key for the person nothing is kept', () => {
  begin(null);
  rememberRecent('lift');
  expect(recent()).toEqual(['lift']);
  expect(localStorage.getItem('portal.recentEntries')).toBeNull();
});

test.each([[{ person: 'lin' }], [{ person: 1, items: ['a'] }], ['x'], [null]])(
  'T17 a note that reads %j counts as none',
  (value) => {
    localArea.write('portal.recentEntries', value);
    expect(readRecent('lin')).toEqual([]);
  },
);
