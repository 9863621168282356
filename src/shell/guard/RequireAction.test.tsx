import { act, render, screen } from '@testing-library/react';
import { sessionStore } from '@/shell/session';
import { RequireAction } from '.';

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

test('R194 while the powers are loading there is neither the page nor a refusal', () => {
  show({ powerState: 'loading' });
  expect(screen.queryByText('form')).toBeNull();
  expect(refusal()).toBeNull();
});

test('R199 whoever has the power sees the page, whoever has not is told so', async () => {
  const { unmount } = show({ powerState: 'ready', powerList: ['notice:publish'] });
  expect(screen.getByText('form')).toBeInTheDocument();
  unmount();
  await act(async () => void show({ powerState: 'ready', powerList: ['manual:publish'] }));
  expect(screen.queryByText('form')).toBeNull();
  expect(refusal()).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('R199 a power that comes while the refusal stands opens the page, and one that goes leaves it standing', async () => {
  await act(async () => void show({ powerState: 'ready', powerList: [] }));
  expect(refusal()).toBeInTheDocument();
  act(() => sessionStore.setState({ powerList: ['notice:publish'] }));
  expect(screen.getByText('form')).toBeInTheDocument();
  act(() => sessionStore.setState({ powerList: [] }));
  expect(screen.getByText('form')).toBeInTheDocument();
});
