import { sessionStore } from '@/shell/session';
import { localArea } from '@/utils/storage';
import { navigationStore } from './navigationStore';
import { readRecent, rememberRecent } from './recentEntries';

const begin = (person: string | null) => {
  sessionStore.setState({ userKey: person });
  navigationStore.setState({ recentCodes: readRecent(person) });
};
const recent = () => navigationStore.getState().recentCodes;

beforeEach(() => begin('lin'));
afterEach(() => localStorage.clear());

test('R086 used entries are restored for the same person, newest first, without home and basic information', () => {
  ['lift', 'home', 'af', 'basic', 'lift'].forEach(rememberRecent);
  begin('lin');
  expect(recent()).toEqual(['lift', 'af']);
});

test('R086 what the same person opened in another window stays in the list', () => {
  rememberRecent('lift');
  localArea.write('portal.recentEntries', { person: 'lin', items: ['af', 'lift'] });
  rememberRecent('wcx');
  expect(recent()).toEqual(['wcx', 'af', 'lift']);
  expect(readRecent('lin')).toEqual(['wcx', 'af', 'lift']);
});

test('T3 A31 another person does not get them, and they are deleted', () => {
  rememberRecent('lift');
  begin('wang');
  expect(recent()).toEqual([]);
  begin('lin');
  expect(recent()).toEqual([]);
});

test('A31 without a key for the person nothing is stored', () => {
  begin(null);
  rememberRecent('lift');
  expect(recent()).toEqual(['lift']);
  expect(localStorage.getItem('portal.recentEntries')).toBeNull();
});

test.each([[{ person: 'lin' }], [{ person: 1, items: ['a'] }], ['x'], [null]])(
  'T17 a stored value of %j counts as absent',
  (value) => {
    localArea.write('portal.recentEntries', value);
    expect(readRecent('lin')).toEqual([]);
  },
);
