import { act, render, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { loadJson } from '@/services/http';
import { stageStore } from '@/shell/subsystem-host';
import { environments } from '../../../config/environments';
import { hostileAddresses } from '../../../tests/support/hostileInputs';
import IframePage from '.';

jest.mock('@/services/http', () => ({ loadJson: jest.fn() }));
jest.mock('@/shell/subsystem-host/openHost', () => ({ withHost: jest.fn() }));

const entry = (code: string, isolation: string) => ({
  code,
  isolation,
  name: { 'en-US': code, 'zh-CN': code },
  entry: `http://${isolation === 'frame' ? 'iot.localhost:8000' : 'lift.localhost:8010'}/`,
  entryCodes: [code],
});

beforeEach(() => void (window.__PORTAL_ENVIRONMENT__ = environments.development));
beforeEach(() =>
  jest
    .mocked(loadJson)
    .mockResolvedValue({ version: 1, subsystems: [entry('plans', 'frame'), entry('lift', 'sandbox')] }),
);
afterEach(() => stageStore.setState({ target: null }));

const open = (code: string) => {
  history.push(`/iframe?${new URLSearchParams({ code }).toString()}`);
  return render(<IframePage />);
};

test('R030 an unreadable registry is reported by the stage', async () => {
  jest.mocked(loadJson).mockRejectedValue(new Error('offline'));
  open('plans');
  await waitFor(() => expect(stageStore.getState().target).toMatchObject({ key: 'iframe:plans' }));
});

test('R030 a registered page becomes the target', async () => {
  open('plans');
  await waitFor(() => expect(stageStore.getState().target).toMatchObject({ key: 'iframe:plans' }));
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['of a sandboxed subsystem', 'lift'],
  ['that the registry lacks', 'nope'],
  ['that is empty', ''],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['of 10 kB', 'x'.repeat(10_000)],
])('R030 T17 a code %s is not a registered page: no permission, and no frame', async (_, code) => {
  const { container } = open(code);
  expect(await screen.findByRole('heading', { name: '暂无权限' })).toBeVisible();
  expect(container.querySelector('[data-image="not_permission"]')).not.toBeNull();
  expect(container.querySelector('iframe')).toBeNull();
  expect(stageStore.getState().target).toBeNull();
});

test('T13 an address is not accepted as a code', async () => {
  const { container } = open('nope');
  await screen.findByRole('heading');
  for (const address of hostileAddresses()) {
    await act(async () => history.push(`/iframe?${new URLSearchParams({ code: address }).toString()}`));
    // A search by role for each address would take longer than everything else here.
    expect(container.querySelector('[data-image="not_permission"]')).not.toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
    expect(stageStore.getState().target).toBeNull();
  }
});
