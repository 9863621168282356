import { act, render, waitFor } from '@testing-library/react';
import { history, useLocation } from '@umijs/max';
import { loadJson } from '@/services/http';
import { toast } from '@/shell/feedback';
import { stageStore } from '@/shell/subsystem-host';
import { refreshRegistry, registryStore } from '@/shell/subsystem-registry';
import { environments } from '../../../config/environments';
import NotFoundPage from '.';

jest.mock('@/services/http', () => ({ loadJson: jest.fn() }));

/** The page as its route renders it: unmounted at another address. */
const Routed = () => (useLocation().pathname === '/home' ? null : <NotFoundPage />);

const registered = (code: string) =>
  jest.mocked(loadJson).mockResolvedValue({
    version: 1,
    subsystems: [
      {
        code,
        name: { 'en-US': code, 'zh-CN': code },
        entry: 'http://lift.localhost:8010/',
        entryCodes: [code],
      },
    ],
  });

async function expectHome(path: string) {
  const show = jest.spyOn(toast, 'show');
  history.push(path);
  const { length } = window.history;
  render(<Routed />);
  await waitFor(() => expect(history.location.pathname).toBe('/home'));
  expect(window.history.length).toBe(length);
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith({ type: 'info', text: '页面不存在，已返回首页' });
}

beforeEach(() => void (window.__PORTAL_ENVIRONMENT__ = environments.development));
afterEach(() => registryStore.setState({ registry: null }));

test.each([
  ['/nope/x', '/nope/x'],
  ['/__proto__', '/__proto__'],
  ['/constructor', '/constructor'],
  ['/toString', '/toString'],
  ['10 kB', `/${'x'.repeat(10_000)}`],
  ['/%', '/%'],
])('R017 T17 the unknown path %s is replaced by home with a message', async (_, path) => {
  registered('lift2');
  await expectHome(path);
});

test('R017 a second unknown path that comes while home is loading is replaced as well', async () => {
  registered('lift2');
  const show = jest.spyOn(toast, 'show');
  history.push('/nope');
  render(<NotFoundPage />);
  await waitFor(() => expect(history.location.pathname).toBe('/home'));
  act(() => history.push('/nope-either'));
  await waitFor(() => expect(history.location.pathname).toBe('/home'));
  expect(show).toHaveBeenCalledTimes(2);
});

test('A27 F24 while the registry cannot be read the address stays, for the stage to report it with a retry', async () => {
  jest.mocked(loadJson).mockRejectedValue(new Error('offline'));
  const show = jest.spyOn(toast, 'show');
  history.push('/lift3/records/4');
  const { unmount } = render(<Routed />);
  await waitFor(() => expect(stageStore.getState().target).toMatchObject({ code: 'lift3', inner: '/records/4' }));
  expect(history.location.pathname).toBe('/lift3/records/4');
  expect(show).not.toHaveBeenCalled();
  unmount();
});

test.each([
  ['lists it: it stays', 'lift3', '/lift3/records/4'],
  ['does not list it: it is replaced by home', 'lift2', '/home'],
])('A27 R017 a retry that loads a registry which %s', async (_what, listed, address) => {
  jest.mocked(loadJson).mockRejectedValue(new Error('offline'));
  history.push('/lift3/records/4');
  render(<Routed />);
  await waitFor(() => expect(stageStore.getState().target).toMatchObject({ code: 'lift3' }));
  registered(listed);
  await act(async () => void (await refreshRegistry()));
  await waitFor(() => expect(history.location.pathname).toBe(address));
});

test('A27 a subsystem that is shown stays when a later registry lacks it', async () => {
  registered('lift2');
  const show = jest.spyOn(toast, 'show');
  history.push('/lift2/records/4');
  render(<Routed />);
  await waitFor(() => expect(registryStore.getState().registry?.subsystems.has('lift2')).toBe(true));
  registered('another');
  await act(async () => void (await refreshRegistry()));
  expect(history.location.pathname).toBe('/lift2/records/4');
  expect(show).not.toHaveBeenCalled();
});

test('R017 meanwhile a path below a page of the portal, which no subsystem can have, is replaced by home', async () => {
  jest.mocked(loadJson).mockRejectedValue(new Error('offline'));
  await expectHome('/mainApp/no-such-page');
});

test('R017 A27 a subsystem that only the registry lists stays: the stage shows it', async () => {
  registered('lift2');
  const show = jest.spyOn(toast, 'show');
  history.push('/lift2/records/4?tab=log');
  render(<Routed />);
  await waitFor(() => expect(registryStore.getState().registry?.subsystems.has('lift2')).toBe(true));
  expect(history.location.pathname).toBe('/lift2/records/4');
  expect(show).not.toHaveBeenCalled();
});
