import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserInfo } from '@/domain/user/schema';
import { HttpStatusError } from '@/services/http';
import { getUserInfo } from '@/services/users';
import { sessionStore } from '@/shell/session';
import { redirectTo, reloadPage } from '@/utils/safeRedirect';
import { environments } from '../../../config/environments';
import { SessionGate } from '.';

jest.mock('@/utils/safeRedirect', () => ({ redirectTo: jest.fn(() => true), reloadPage: jest.fn() }));
jest.mock('@/services/users', () => ({ getUserInfo: jest.fn() }));

const gate = (state: Partial<ReturnType<typeof sessionStore.getState>>) => {
  sessionStore.setState({ ...sessionStore.getInitialState(), ...state }, true);
  return render(
    <SessionGate skeleton={<p>skeleton</p>}>
      <p>secret page</p>
    </SessionGate>,
  );
};

beforeEach(() => {
  window.__PORTAL_ENVIRONMENT__ = environments.development;
  jest.mocked(redirectTo).mockClear();
  jest.mocked(getUserInfo).mockClear();
});

test.each(['unknown', 'starting'] as const)('R001 while the session is %s only the skeleton is shown', (phase) => {
  gate({ phase });
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  expect(screen.queryByText('secret page')).toBeNull();
});

test('R001 with a session the page is shown', () => {
  gate({ phase: 'active' });
  expect(screen.getByText('secret page')).toBeInTheDocument();
});

test.each(['guest', 'choosing', 'failed', 'no-phone', 'ended', 'stopped'] as const)(
  'R001 in the phase %s a page with its heading focused is shown, and nothing of the portal',
  (phase) => {
    const accountChoice = { present: user('林知远', 'XK002417'), next: user('高可心', 'XK009') };
    gate({ phase, failure: new HttpStatusError('getUserInfo', 500), accountChoice });
    expect(screen.queryByText('secret page')).toBeNull();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    expect(document.title).toContain(heading.textContent ?? '');
  },
);

test('R042 A19 the login address redirects to the identity provider', () => {
  gate({ phase: 'guest' });
  expect(redirectTo).toHaveBeenCalledTimes(1);
  expect(redirectTo).toHaveBeenCalledWith('/_idp/login?entityId=portal&returnUrl=http%3A%2F%2Flocalhost%2F');
});

test('R042 R190 who was signed out without a phone is told so at the login address, until they go on', async () => {
  gate({ phase: 'guest', endReason: 'no-phone' });
  expect(screen.getByRole('heading')).toHaveTextContent('用户信息解析失败，请重新登录');
  expect(screen.getByRole('status')).toHaveTextContent('您的账号没有手机号，无法使用门户');
  expect(redirectTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect(redirectTo).toHaveBeenCalledTimes(1);
});

test('R042 A37 an identity provider with a disallowed address shows an error', () => {
  jest.mocked(redirectTo).mockReturnValueOnce(false);
  gate({ phase: 'guest' });
  expect(screen.getByRole('heading')).toHaveTextContent('门户配置不完整');
});

const user = (userName: string, jobNumber: string): UserInfo => ({
  ...{ telephone: '13812345678', identityState: 0, sex: null, extra: {} },
  ...{ userName, jobNumber },
});

test('A44 a link for another person asks first, names both accounts, and offers to stay first', async () => {
  jest.mocked(getUserInfo).mockRejectedValueOnce(new HttpStatusError('getUserInfo', 500));
  const accountChoice = { present: user('林知远', 'XK002417'), next: user('林知远', '') };
  gate({ phase: 'choosing', accountChoice });
  expect(screen.getByText(/林知远（XK002417）.*登录为林知远/)).toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '继续使用林知远（XK002417）',
    '切换到林知远',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /继续使用/ }));
  // The start continues as the person who is signed in.
  expect(await screen.findByRole('heading', { name: '门户启动失败' })).toBeInTheDocument();
});

test('A33 R206 R293 a failed start shows the reason and can be retried without a reload', async () => {
  jest.mocked(getUserInfo).mockReturnValue(new Promise(() => undefined));
  gate({ phase: 'failed', failure: new HttpStatusError('getUserInfo', 500) });
  expect(screen.getByText(/服务器错误/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(getUserInfo).toHaveBeenCalledTimes(1);
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});

test('A37 a missing environment shows an error and reloads', async () => {
  const { EnvironmentError } = await import('@/utils/environment');
  gate({ phase: 'failed', failure: new EnvironmentError('hosts.base') });
  expect(screen.getByRole('heading')).toHaveTextContent('门户配置不完整');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('R190 without a phone the message and a button that signs out at once are shown', async () => {
  gate({ phase: 'no-phone' });
  expect(screen.getByRole('heading')).toHaveTextContent('用户信息解析失败，请重新登录');
  await userEvent.click(screen.getByRole('button', { name: '立即登录' }));
  expect(redirectTo).toHaveBeenCalledWith(
    expect.stringMatching(/^\/_idp\/logout\?redirectToLogin=true&entityId=portal/),
  );
});

test.each(['ended', 'stopped'] as const)('R190 the page of the phase %s names the missing phone', (phase) => {
  gate({ phase, endReason: 'no-phone' });
  expect(screen.getByText(/没有手机号/)).toBeInTheDocument();
});

test('F58 T25 after a sign-in loop was stopped only the user can continue', async () => {
  gate({ phase: 'stopped' });
  expect(redirectTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect(redirectTo).toHaveBeenCalledTimes(1);
});

test.each([
  ['no-token', '未返回登录凭证'],
  ['unusable-token', '过长或格式不正确'],
  ['environment', 'environment.js'],
] as const)(
  'F58 a sign-in loop (%s) shows the reason, and only the user can continue',
  async (signInProblem, words) => {
    gate({ phase: 'stopped', signInProblem });
    expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
    expect(redirectTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
    expect(redirectTo).toHaveBeenCalledTimes(1);
  },
);

test('F57 after signing out the user can continue even if the identity provider does not respond', async () => {
  gate({ phase: 'active', user: null });
  act(() => sessionStore.setState({ phase: 'ended', endReason: 'expired' }));
  expect(screen.getByRole('heading')).toHaveTextContent('登录已过期');
  await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect(redirectTo).toHaveBeenCalledTimes(1);
});
