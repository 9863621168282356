import { localArea, sessionArea } from '@/utils/storage';
import {
  configureNavigation,
  goTo,
  restoreAddress,
  returnAddress,
  storedReturnAddress,
  storeLastAddress,
  storeReturnAddress,
} from './returnAddress';

const LIST = '/mainApp/noticeList?status=2#end';
const here = () => window.location.pathname + window.location.search + window.location.hash;
const stand = (address: string) => window.history.replaceState(null, '', address);
const lastAddress = () => JSON.parse(localStorage.getItem('portal.wayBack') ?? '{"value":null}').value as unknown;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stand('/');
});

describe('A30 the return address', () => {
  test('is the present address, with query and hash, or else the one stored before', () => {
    expect(returnAddress()).toBeUndefined();
    storeReturnAddress(undefined);
    expect(sessionStorage).toHaveLength(0);
    storeReturnAddress('/mainApp/todoList');
    expect(returnAddress()).toBe('/mainApp/todoList');
    stand(LIST);
    expect([returnAddress(), storedReturnAddress()]).toEqual([LIST, '/mainApp/todoList']);
  });

  test.each(['https://evil.example/', '//evil.example', 7, null, '/home'])(
    'T3 a stored one that is %j counts as absent',
    (value) => {
      sessionArea.write('portal.wantedAddress', value as never);
      expect(storedReturnAddress()).toBeUndefined();
    },
  );
});

describe('A31 the last address', () => {
  test('is stored with its person and the kind of sign-out; from home an older one is removed', () => {
    stand(LIST);
    storeLastAddress('p1', true);
    expect(lastAddress()).toEqual({ person: 'p1', address: LIST, isForced: true });
    storeLastAddress('p1', false);
    expect(lastAddress()).toEqual({ person: 'p1', address: LIST, isForced: false });
    stand('/home');
    storeLastAddress('p1', true);
    expect(lastAddress()).toBeNull();
  });

  const stored = { person: 'p1', address: LIST, isForced: true };
  test.each([
    ['forced: opened', stored, 'p1', LIST, undefined],
    ['by choice: offered', { ...stored, isForced: false }, 'p1', '/', LIST],
    ['of unknown kind: offered', { ...stored, isForced: 'yes' }, 'p1', '/', LIST],
    ["another person's: dropped", stored, 'p2', '/', undefined],
    ['of somebody, for a person who cannot be identified: dropped', stored, null, '/', undefined],
    ['without a person: dropped', { ...stored, person: null }, null, '/', undefined],
    ['with a person of another type: dropped', { ...stored, person: 7 }, 7 as never, '/', undefined],
    ['of another site: dropped', { ...stored, address: '//evil.example' }, 'p1', '/', undefined],
    ['without an address: dropped', { person: 'p1', isForced: true }, 'p1', '/', undefined],
    ['nothing: dropped', null, 'p1', '/', undefined],
  ])('%s', (_, value, person, address, offered) => {
    localArea.write('portal.wayBack', value as never);
    expect(restoreAddress(person)).toBe(offered);
    expect(here()).toBe(address);
    expect(localStorage.getItem('portal.wayBack')).toBeNull();
  });
});

describe('R020 where a session starts', () => {
  const choose = (startPage: string) => localArea.write('portal.startPage', startPage as never);

  test.each([
    ['/', '/mainApp/todoList'],
    ['/home', '/mainApp/todoList'],
    ['/mainApp/noticeList', '/mainApp/noticeList'],
  ])('A30 from %s the return address leads to %s, and is used up', (from, to) => {
    storeReturnAddress('/mainApp/todoList');
    stand(from);
    expect(restoreAddress('p1')).toBeUndefined();
    expect([here(), sessionStorage.length]).toEqual([to, 0]);
  });

  test('A30 A31 the return address comes before the last address and the start page', () => {
    choose('/mainApp/todoList');
    storeReturnAddress('/mainApp/allManual');
    localArea.write('portal.wayBack', { person: 'p1', address: LIST, isForced: true } as never);
    expect(restoreAddress('p1')).toBeUndefined();
    expect(here()).toBe('/mainApp/allManual');
    stand('/');
    localArea.write('portal.wayBack', { person: 'p1', address: LIST, isForced: true } as never);
    restoreAddress('p1');
    expect(here()).toBe(LIST);
  });

  test.each([
    ['/?hideBar=1', '/mainApp/todoList', '/mainApp/todoList?hideBar=1'],
    ['/home?hideBar=1', '/mainApp/todoList', '/home?hideBar=1'],
    ['/?hideBar=1', '/home', '/?hideBar=1'],
  ])('at %s with the start page %s it is %s', (from, startPage, to) => {
    choose(startPage);
    stand(from);
    const entries = window.history.length;
    restoreAddress('p1');
    expect(here()).toBe(to);
    expect(window.history.length).toBe(entries);
  });
});

test('the app decides how the session navigates; without one it is the history of the browser', () => {
  const entries = window.history.length;
  goTo('/help', 'replace');
  expect([here(), window.history.length]).toEqual(['/help', entries]);
  goTo('/home', 'push');
  expect([here(), window.history.length]).toEqual(['/home', entries + 1]);
  const navigated = jest.fn();
  configureNavigation({ goTo: navigated });
  goTo('/help', 'push');
  expect(navigated.mock.calls).toEqual([['/help', 'push']]);
  expect(here()).toBe('/home');
  navigated.mockClear();
  storeReturnAddress('/mainApp/todoList');
  restoreAddress('p1');
  localArea.write('portal.startPage', '/mainApp/todoList' as never);
  stand('/?hideBar=1');
  restoreAddress('p1');
  expect(navigated.mock.calls).toEqual([
    ['/mainApp/todoList', 'replace'],
    ['/mainApp/todoList?hideBar=1', 'replace'],
  ]);
});
