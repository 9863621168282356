import { act, renderHook } from '@testing-library/react';
import { sessionStore, signOut } from '@/shell/session';
import { environments } from '../../../config/environments';
import { markNoticeRead, useReadNotices } from './readNotices';

jest.mock('@/utils/safeRedirect', () => ({ redirectTo: jest.fn(() => true) }));

const be = (person: string | null) => act(() => sessionStore.setState({ userKey: person }));

test('R141 T3 A31 a notice stays read after the next sign-in, and nobody else gets the marks', () => {
  window.__PORTAL_ENVIRONMENT__ = environments.development;
  be('lin');
  const { result } = renderHook(() => useReadNotices());
  act(() => markNoticeRead('7'));
  act(() => signOut('chosen'));
  expect(sessionStore.getState().phase).toBe('ended');
  expect([...result.current]).toEqual([]);
  be('lin');
  expect([...result.current]).toEqual(['7']);
  be('wang');
  expect([...result.current]).toEqual([]);
  be('lin');
  expect([...result.current]).toEqual([]);
});
