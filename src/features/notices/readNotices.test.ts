import { act, renderHook } from '@testing-library/react';
import { sessionStore, signOut } from '@/shell/session';
import { sessionArea } from '@/utils/storage';
import { environments } from '../../../config/environments';
import { markNoticeRead, useReadNotices } from './readNotices';

jest.mock('@/utils/safeRedirect', () => ({ redirectTo: jest.fn(() => true) }));

test('R141 T3 the read notices of a person are cleared at sign-out, in memory and in storage', () => {
  window.__PORTAL_ENVIRONMENT__ = environments.development;
  const { result } = renderHook(() => useReadNotices());
  act(() => markNoticeRead('7'));
  expect([...result.current]).toEqual(['7']);
  expect(sessionArea.read('portal.readNotices')).toEqual(['7']);
  act(() => signOut('chosen'));
  expect(sessionStore.getState().phase).toBe('ended');
  expect([...result.current]).toEqual([]);
  expect(sessionArea.read('portal.readNotices')).toBeUndefined();
});
