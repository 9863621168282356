import { onTokenChange } from '@/shell/session';
import { createHost } from './host/createHost';
import { startHost } from './startHost';

jest.mock('./host/createHost', () => ({ createHost: jest.fn() }));
jest.mock('@/shell/session', () => ({ ...jest.requireActual('@/shell/session'), onTokenChange: jest.fn() }));

test('R140 a renewed token refreshes the permission data of mounted subsystems', () => {
  const host = {
    retry: jest.fn(),
    reload: jest.fn(),
    close: jest.fn(),
    prefetch: jest.fn(),
    warmUp: jest.fn(),
    stop: jest.fn(),
    refreshPermissionData: jest.fn(),
  };
  jest.mocked(createHost).mockReturnValue(host);
  const tokenListeners: (() => void)[] = [];
  jest.mocked(onTokenChange).mockImplementation((listener) => {
    tokenListeners.push(listener);
    return () => undefined;
  });
  startHost();
  expect(host.refreshPermissionData).not.toHaveBeenCalled();
  tokenListeners.forEach((notify) => notify());
  expect(host.refreshPermissionData).toHaveBeenCalledTimes(1);
});
