import { createSessionStore } from './createSessionStore';
import { sessionStore } from './sessionStore';
import { assignWindowStorage, clearStorageForOthers } from './storageOwner';

const OWNER = 'portal.owner';
const WANTED = 'portal.wantedAddress';
const set = (key: string, value: unknown) => sessionStorage.setItem(key, JSON.stringify({ version: 1, value }));
const get = (key: string) => (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { value?: unknown }).value;
const other = createSessionStore(() => ({ ids: [] as string[] }));

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('of-a-subsystem', '1');
  set(WANTED, '/mainApp/noticeList');
  other.setState({ ids: ['of the first person'] });
  sessionStore.setState({ phase: 'starting', endsAt: 17, powerList: ['of the first person'] });
});

describe('T3 A43 a window that a person claims', () => {
  test.each([
    ['of the same person', 'p1', 'p1', true, false],
    ['of nobody', undefined, 'p1', true, false],
    ['of another person', 'p1', 'p2', false, true],
    ['of a person who could not be identified', '', 'p2', false, true],
    ['of a person, by one who cannot be identified', 'p1', null, false, true],
    // Nobody knows whether they are the same.
    ['of a person who cannot be identified, by one like that', '', null, false, false],
    ['with an unreadable owner', 7, 'p1', true, false],
  ])('%s', (_, owner, person, keepsData, wasAnothers) => {
    if (owner !== undefined) set(OWNER, owner);
    expect(assignWindowStorage(person)).toBe(wasAnothers);
    expect(get(OWNER)).toBe(person ?? '');
    // A30: the requested address belongs to nobody yet.
    expect(get(WANTED)).toBe('/mainApp/noticeList');
    expect(sessionStorage.getItem('of-a-subsystem')).toBe(keepsData ? '1' : null);
    expect(other.getState().ids).toHaveLength(keepsData ? 1 : 0);
    expect(sessionStore.getState()).toMatchObject({
      phase: 'starting',
      endsAt: 17,
      powerList: keepsData ? ['of the first person'] : [],
    });
  });
});

describe('T3 A43 a window that reloads for another person', () => {
  test.each([
    ['the same person keeps the data', 'p1', true],
    ['another person does not find them', 'p2', false],
    ['a person who cannot be identified is dealt with after the reload', null, true],
  ])('%s', (_, person, keepsData) => {
    set(OWNER, 'p1');
    clearStorageForOthers(person);
    expect(sessionStorage.getItem('of-a-subsystem')).toBe(keepsData ? '1' : null);
    expect([get(OWNER), get(WANTED)]).toEqual(['p1', '/mainApp/noticeList']);
  });

  test('without an owner and an address none appears', () => {
    sessionStorage.removeItem(WANTED);
    clearStorageForOthers('p2');
    expect(sessionStorage).toHaveLength(0);
  });
});
