import { onTokenChange } from '@/shell/session';
import { createHost } from './host/createHost';
import { startHost } from './startHost';

jest.mock('./host/createHost', () => ({ createHost: jest.fn() }));
jest.mock('@/shell/session', () => ({ ...jest.requireActual('@/shell/session'), onTokenChange: jest.fn() }));

test('R140 a renewed token refreshes the permission data of what is alive', () => {
  const host = {
    retry: jest.fn(),
    reload: jest.fn(),
    close: jest.fn(),
    prepare: jest.fn(),
    warmUp: jest.fn(),
    stop: jest.fn(),
    refreshPermissionData: jest.fn(),
  };
  jest.mocked(createHost).mockReturnValue(host);
  const renewals: (() => void)[] = [];
  jest.mocked(onTokenChange).mockImplementation((listener) => {
    renewals.push(listener);
    return () => undefined;
  });
  startHost();
  expect(host.refreshPermissionData).not.toHaveBeenCalled();
  renewals.forEach((renew) => renew());
  expect(host.refreshPermissionData).toHaveBeenCalledTimes(1);
});
