import { sessionStore } from '@/shell/session';
import { createBridge, followSession } from '.';
import { setDictionary, setHousekeeperPermission, sharedState } from './sharedState';

jest.mock('@/shell/session', () => {
  const ends = new Set<() => void>();
  return {
    ...jest.requireActual('@/shell/session'),
    onSessionEnd: (end: () => void) => {
      ends.add(end);
      return () => ends.delete(end);
    },
    endSession: () => ends.forEach((end) => end()),
  };
});
const { endSession } = jest.requireMock<{ endSession: () => void }>('@/shell/session');

jest.mock('./dictionary', () => ({ loadDictionary: async () => undefined }));

test('R152 the end of the session clears the user’s data from the shared state, and from contexts that are still referenced', () => {
  sessionStore.setState({
    user: { telephone: '13800000001', identityState: 2, userName: '林知远', sex: 1, jobNumber: 'GJ1' } as never,
    powerList: ['notice:edit'],
    permissionMenus: { notice: { id: '1' } } as never,
  });
  const stop = followSession();
  setHousekeeperPermission({ status: '1', data: { permissions: ['visit:view'] } });
  setDictionary({ fieldSelected: ['orderKind'], dictMap: { orderKind: [] } });
  const { context } = createBridge({
    code: 'mgr',
    variant: null,
    followsColorScheme: true,
    calls: [],
    isDisabled: () => false,
    navigation: {
      current: () => '/',
      push: () => undefined,
      replace: () => undefined,
      onNavigate: () => () => undefined,
    },
    hrefOf: (inner) => inner,
    popupContainer: () => document.body,
    onUnsaved: () => undefined,
    onTitle: () => undefined,
  });
  expect(context.getState()).toMatchObject({
    user: { userName: '林知远' },
    permissions: { powerCodes: ['notice:edit'], menus: [{ id: '1' }] },
  });
  endSession();
  // The host unsubscribes at the same time, before the session's own stores are cleared.
  stop();
  const empty = {
    user: { userName: '', telephone: '', jobNumber: '', sex: null, identityState: 0 },
    permissions: { powerCodes: [], menus: [], housekeeper: null },
    dictionary: { fieldSelected: [], dictMap: {} },
    hideBar: false,
  };
  const { locale, theme, ...left } = sharedState.getState();
  expect(left).toEqual(empty);
  expect(context.getState()).toEqual({ ...empty, locale, theme, isVisible: false });
});
