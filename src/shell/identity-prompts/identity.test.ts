import { userInfo } from '@/domain/user/schema';
import { sessionStore } from '@/shell/session';
import { identityStore, openBinding, openVerification, postponeBinding, showReview, startIdentity } from '.';

jest.mock('@/services/permissions', () => ({ listPowerCodes: jest.fn().mockResolvedValue([]) }));
jest.mock('@/services/subsystems', () => ({ listPermissionMenus: jest.fn().mockResolvedValue([]) }));

const { emitSessionStart, emitSessionEnd } = jest.requireActual('../session/sessionEvents') as {
  emitSessionStart(start: { person: string }): void;
  emitSessionEnd(reason: 'chosen'): void;
};

let stop = (): void => undefined;
const start = (state: object) => {
  sessionStore.setState({ ...sessionStore.getInitialState(), phase: 'active', ...state }, true);
  stop = startIdentity();
  emitSessionStart({ person: 'p' });
};

beforeEach(() => {
  sessionStorage.clear();
  identityStore.setState(identityStore.getInitialState(), true);
});
afterEach(() => {
  stop();
  emitSessionEnd('chosen');
});

describe('R162 R163 R164 the dialog for an identity state', () => {
  test.each([
    [4, 'review'],
    [5, 'verify'],
    [0, 'closed'],
    [1, 'closed'],
    [45, 'closed'],
    [Number.NaN, 'closed'],
    [null, 'closed'],
  ])('%s: %s', (identityState, verification) => {
    start({ identityState, binding: 'bound' });
    expect(identityStore.getState()).toEqual({ binding: 'none', verification });
  });

  test.each([
    ['4', 'review'],
    ['5', 'verify'],
    [0, 'closed'],
    [1, 'closed'],
    [3, 'closed'],
    [6, 'closed'],
    [45, 'closed'],
    [null, 'closed'],
    ['', 'closed'],
    ['NaN', 'closed'],
  ])('R131 %j from the server: %s', (zattestState, verification) => {
    const { identityState } = userInfo.parse({
      telephone: '13800138000',
      userName: '王小明',
      sex: 1,
      jobNum: 'A1',
      zattestState,
    });
    start({ identityState, binding: 'bound' });
    expect(identityStore.getState()).toEqual({ binding: 'none', verification });
  });

  test('a state that changes during the session changes the dialog; an unchanged one does not open it again', () => {
    start({ identityState: 5, binding: 'bound' });
    identityStore.setState({ verification: 'closed' });
    sessionStore.setState({ powerList: ['x'] });
    expect(identityStore.getState().verification).toBe('closed');
    sessionStore.setState({ identityState: 4 });
    expect(identityStore.getState().verification).toBe('review');
    sessionStore.setState({ identityState: 1 });
    expect(identityStore.getState().verification).toBe('closed');
  });

  test('R165 the page may show the review before the state reports it; opened elsewhere, the state decides', () => {
    start({ identityState: 5, binding: 'bound' });
    showReview();
    expect(identityStore.getState().verification).toBe('review');
    openVerification();
    expect(identityStore.getState().verification).toBe('verify');
  });
});

describe('R156 A11 the dialog for binding the account', () => {
  test('opens for an unbound person; postponing lasts until the session storage is emptied', () => {
    start({ binding: 'unbound' });
    expect(identityStore.getState().binding).toBe('asked');
    postponeBinding();
    expect(identityStore.getState().binding).toBe('later');
    stop();
    start({ binding: 'unbound' });
    expect(identityStore.getState().binding).toBe('later');
    openBinding();
    expect(identityStore.getState().binding).toBe('asked');
    stop();
    sessionStorage.clear();
    start({ binding: 'unbound' });
    expect(identityStore.getState().binding).toBe('asked');
  });

  test('never opens for a bound person, whatever is stored or clicked', () => {
    sessionStorage.setItem('portal.bindingLater', '{"version":1,"value":true}');
    start({ binding: 'bound' });
    openBinding();
    expect(identityStore.getState().binding).toBe('none');
  });
});
