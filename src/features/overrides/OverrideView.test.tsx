import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { setLanguage } from '@/shell/preferences';
import { sessionStore } from '@/shell/session';
import { registryStore } from '@/shell/subsystem-registry';
import { recordOf } from '../../../tests/support/subsystemHost';
import { OverrideView } from './OverrideView';

const environment = {
  overrides: 'on' as 'off' | 'role' | 'on',
  overrideOrigins: ['http://*.localhost:*'],
  subsystemOrigins: [],
  hosts: {},
};
jest.mock('@/utils/environment', () => ({ getEnvironment: () => environment }));

const ADDRESS = 'http://review.localhost:8010/branch/?theme=dark';
const linkTo = (address: string, code = 'lift') => `?${new URLSearchParams({ code, address })}`;
const page = (body: string, status = 200) => ({
  ok: status === 200,
  status,
  url: ADDRESS,
  headers: new Headers({ 'Content-Type': 'text/html' }),
  text: async () => body,
});
const requests = jest.fn();
const stored = () => sessionStorage.getItem('portal.overrides') ?? '';
const agree = () => userEvent.click(screen.getByRole('button', { name: '在本窗口打开' }));

beforeEach(async () => {
  sessionStorage.clear();
  await act(() => setLanguage('zh-CN'));
  environment.overrides = 'on';
  requests.mockReset().mockResolvedValue(page('<script src="main.js"></script>'));
  window.fetch = requests;
  sessionStore.setState({ powerList: [], permissionState: 'ready' });
  const lift = recordOf('lift', { name: { 'en-US': 'Lifts', 'zh-CN': '电梯平台' } });
  const wcx = recordOf('wcx', { disabled: { 'en-US': '', 'zh-CN': '' } });
  registryStore.setState({
    registry: {
      subsystems: new Map([
        ['lift', lift],
        ['wcx', wcx],
      ]),
      problems: [],
    },
  });
  act(() => history.push('/override'));
});

test('A37 it asks once, with the whole address, and requests nothing of it before the user agrees', async () => {
  render(<OverrideView search={linkTo(ADDRESS)} />);
  expect(screen.getByRole('heading', { level: 1, name: '要从其他地址打开电梯平台吗？' })).toBeInTheDocument();
  expect(screen.getByText(ADDRESS)).toBeVisible();
  expect(requests).not.toHaveBeenCalled();
  expect(stored()).toBe('');
  await agree();
  await waitFor(() => expect(window.location.pathname).toBe('/lift'));
  expect(requests).toHaveBeenCalledTimes(1);
  expect(JSON.parse(stored())).toMatchObject({ value: [{ code: 'lift', address: ADDRESS, isolation: 'sandbox' }] });
});

test('A37 who leaves while the address is checked has not agreed', async () => {
  let respond = (_: unknown) => {};
  requests.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const { unmount } = render(<OverrideView search={linkTo(ADDRESS)} />);
  await agree();
  await waitFor(() => expect(requests).toHaveBeenCalled());
  act(() => history.push('/home'));
  unmount();
  await act(async () => {
    respond(page('<script src="main.js"></script>'));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect([stored(), window.location.pathname]).toEqual(['', '/home']);
});

test('A37 a page of ES modules is shown in a frame', async () => {
  requests.mockResolvedValue(page('<script type="module" src="/src/main.ts"></script>'));
  render(<OverrideView search={linkTo(ADDRESS)} />);
  await agree();
  await waitFor(() => expect(stored()).toContain('"isolation":"frame"'));
});

test.each([
  ['an error', () => Promise.resolve(page('', 502)), 'HTTP 502'],
  ['a page without a program', () => Promise.resolve(page('<p>Hello</p>')), '不是系统页面'],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), '没有响应'],
])('A37 F1 with %s nothing is changed, and the user can try again', async (_, respond, reason) => {
  requests.mockImplementation(respond);
  render(<OverrideView search={linkTo(ADDRESS)} />);
  await agree();
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByRole('alert')).toHaveTextContent('未做任何更改');
  expect([stored(), window.location.pathname]).toEqual(['', '/override']);
  requests.mockResolvedValue(page('<script src="main.js"></script>'));
  await agree();
  await waitFor(() => expect(window.location.pathname).toBe('/lift'));
});

test.each([
  ['link', '?code=lift'],
  ['link', linkTo('javascript:alert(1)')],
  ['link', linkTo('http://user@review.localhost:8010/')],
  ['link', linkTo(ADDRESS, '__proto__')],
  ['link', `${linkTo(ADDRESS)}&code=mgr`],
  ['origin', linkTo('https://evil.example/')],
  ['origin', linkTo('http://localhost:8010/')],
  ['code', linkTo(ADDRESS, 'nobody')],
  ['code', linkTo(ADDRESS, 'constructor')],
  ['disabled', linkTo(ADDRESS, 'wcx')],
])('A37 T13 T20 a refused link (%s) says why, has no button and requests nothing: %s', async (refusal, search) => {
  // The registry is read once more for a code that it lacks.
  requests.mockRejectedValue(new TypeError('Failed to fetch'));
  const { container } = render(<OverrideView search={search} />);
  await waitFor(() => expect(container.querySelector('[data-override-refused]')).toBeInTheDocument());
  const shown = container.querySelector<HTMLElement>('[data-override-refused]')!.dataset.overrideRefused;
  expect(refusal === 'code' ? ['code', 'registry'] : [refusal]).toContain(shown);
  expect(screen.queryByRole('button')).toBeNull();
  const asked = requests.mock.calls.map(([address]) => String(address));
  expect(asked.filter((address) => !address.includes('subsystems'))).toEqual([]);
  expect(stored()).toBe('');
});

test('R199 without the leave of the environment, or without the permission where it takes one, no link has an effect', () => {
  environment.overrides = 'off';
  const { rerender } = render(<OverrideView search={linkTo(ADDRESS)} />);
  expect(screen.getByText('当前环境不允许替换子系统。')).toBeVisible();
  environment.overrides = 'role';
  rerender(<OverrideView key="role" search={linkTo(ADDRESS)} />);
  expect(screen.getByText('在当前环境中，您需要“替换子系统”权限。')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => sessionStore.setState({ powerList: ['subsystem:override'] }));
  expect(screen.getByRole('button', { name: '在本窗口打开' })).toBeVisible();
});
