import { act, render, screen } from '@testing-library/react';
import { sessionStore } from '@/shell/session';
import { RequireAction } from './RequireAction';

jest.mock('@/services/subsystems', () => ({ listPermissionMenus: jest.fn(), verifySubsystemPermission: jest.fn() }));

const show = (state: object) => {
  sessionStore.setState({ ...sessionStore.getInitialState(), ...state }, true);
  return render(
    <RequireAction action="notices.publish">
      <p>form</p>
    </RequireAction>,
  );
};
const refusal = () => document.querySelector('[data-image="page_authorization"]');

test('R194 while the permissions are loading neither the page nor a refusal is shown', () => {
  show({ permissionState: 'loading' });
  expect(screen.queryByText('form')).toBeNull();
  expect(refusal()).toBeNull();
});

test('R199 with the permission the page is shown, without it a refusal', async () => {
  const { unmount } = show({ permissionState: 'ready', powerList: ['notice:publish'] });
  expect(screen.getByText('form')).toBeInTheDocument();
  unmount();
  await act(async () => void show({ permissionState: 'ready', powerList: ['manual:publish'] }));
  expect(screen.queryByText('form')).toBeNull();
  expect(refusal()).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('R199 a permission granted while the refusal is shown opens the page; one revoked later leaves it open', async () => {
  await act(async () => void show({ permissionState: 'ready', powerList: [] }));
  expect(refusal()).toBeInTheDocument();
  act(() => sessionStore.setState({ powerList: ['notice:publish'] }));
  expect(screen.getByText('form')).toBeInTheDocument();
  act(() => sessionStore.setState({ powerList: [] }));
  expect(screen.getByText('form')).toBeInTheDocument();
});
