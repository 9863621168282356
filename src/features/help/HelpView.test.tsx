import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { AbortedError, SessionExpiredError } from '@/services/http';
import { verifySubsystemPermission } from '@/services/subsystems';
import { toast } from '@/shell/feedback';
import { navigationStore } from '@/shell/navigation';
import { sessionArea } from '@/utils/storage';
import { HelpView } from './HelpView';

jest.mock('@/services/subsystems', () => ({
  verifySubsystemPermission: jest.fn(),
  listPermissionMenus: jest.fn(),
  listNavigationEntries: jest.fn(),
}));
const ask = jest.mocked(verifySubsystemPermission);
const response = (isLimit: string, { status = '1', msg = '', reasonsRejection = '' } = {}) =>
  ({ status, msg, data: { isLimit, reasonsRejection } }) as never;

// As the portal sets it: names stay in one element with their text.
beforeAll(() => {
  document.documentElement.lang = 'zh-CN';
});

const open = (query: string, state?: unknown) => {
  history.replace(`/help?${query}`, state);
  return render(<HelpView />);
};
const check = () => screen.getByRole('button', { name: '重新检查' });

beforeEach(() => {
  sessionArea.clear();
  navigationStore.setState(navigationStore.getInitialState(), true);
});

test.each([
  ['0', '系统暂时无法进入', '申请权限'],
  ['4', '身份审核中', '申请权限'],
  ['5', '申请未通过', '重新申请'],
  ['6', '尚未开通权限', '申请权限'],
  ['99', '尚未开通权限', '申请权限'],
  ['', '尚未开通权限', '申请权限'],
])('R052 R173 applyState %j: %s', (applyState, heading, apply) => {
  open(`applyState=${applyState}&systemCode=lift&systemName=电梯`);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByText('电梯')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: apply })).toHaveAttribute('href', '/mainApp/authorityApply?systemCode=lift');
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
  expect(check()).toBeEnabled();
  expect(screen.getByRole('button', { name: '复制信息' })).toBeInTheDocument();
});

test.each([
  ['0', '重新检查'],
  ['4', '重新检查'],
  ['5', '重新申请'],
  ['6', '申请权限'],
])('R052 applyState %s: the main action is %s, and support gets the words of the heading', (state, main) => {
  const { container } = open(`applyState=${state}&systemCode=lift&systemName=电梯`);
  expect([...container.querySelectorAll('.primary')].map(({ textContent }) => textContent)).toEqual([main]);
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  expect(screen.getByText(/^系统：电梯（lift）/)).toHaveTextContent(`结果：${heading}，工号`);
});

test('R029 without a subsystem in the address there is nothing to check: home is the main action', () => {
  open('');
  expect(screen.getByRole('heading', { level: 1, name: '尚未开通权限' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveClass('primary');
  expect(screen.getByRole('link', { name: '申请权限' })).toHaveAttribute('href', '/mainApp/authorityApply');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText(/未知系统/)).not.toBeInTheDocument();
});

test('R174 T14 for 0 the server’s message is shown as text, at most 500 characters', () => {
  const { container } = open(`applyState=0&msg=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
  act(() => history.replace(`/help?applyState=0&msg=${'字'.repeat(600)}`));
  expect(screen.getByText(/^字+$/).textContent).toHaveLength(500);
});

test('R175 for 5 the reason of the rejection is shown, for 4 and 6 no external text is', () => {
  open('applyState=5&msg=岗位不符');
  expect(screen.getByText('岗位不符')).toBeInTheDocument();
  for (const state of ['4', '6']) {
    act(() => history.replace(`/help?applyState=${state}&msg=call+0900`));
    expect(screen.queryByText(/0900/)).toBeNull();
  }
});

test('R029 T14 data passed by the application takes precedence over the URL', () => {
  open('applyState=0&msg=call+0900', { help: { applyState: '4', systemCode: 'lift' } });
  expect(screen.getByRole('heading', { name: '身份审核中' })).toBeInTheDocument();
});

test('R145 without a name in the URL the stored one is shown', () => {
  sessionArea.write('help_tisp_name', '装修');
  open('applyState=6');
  expect(screen.getByText('装修')).toBeInTheDocument();
});

test('R052 checking again: when allowed the subsystem replaces the help page', async () => {
  ask.mockResolvedValue(response('1'));
  navigationStore.setState({ status: 'ready', list: [{ systemCode: 'workorder', isByd: true } as never] });
  open('applyState=4&systemCode=workorder');
  await userEvent.click(check());
  expect(ask).toHaveBeenCalledTimes(1);
  expect(history.location.pathname + history.location.search).toMatch(/^\/byd\?source=workorder&t=\d{13}$/);
});

test('R052 R173 checking again: another denial is shown and announced', async () => {
  ask.mockResolvedValue(response('5', { reasonsRejection: '岗位不符' }));
  open('applyState=4&systemCode=lift&systemName=电梯');
  await userEvent.click(check());
  expect(screen.getByRole('heading', { name: '申请未通过' })).toBeInTheDocument();
  expect(screen.getByText('岗位不符')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('仍无权限');
  expect(history.location.search).toContain('applyState=5');
});

test('R176 checking again: a failure is reported once and the page stays', async () => {
  const show = jest.spyOn(toast, 'show');
  ask.mockResolvedValue(response('', { status: '0', msg: '系统维护中' }));
  open('applyState=4&systemCode=lift');
  await userEvent.click(check());
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith({ type: 'error', text: '系统维护中' });
  expect(check()).toBeEnabled();
});

test.each([new SessionExpiredError('verify'), new AbortedError('verify')])(
  'T10 checking again while the session ends (%s): no empty toast is shown',
  async (error) => {
    const show = jest.spyOn(toast, 'show');
    ask.mockRejectedValue(error);
    open('applyState=4&systemCode=lift');
    await userEvent.click(check());
    expect(ask).toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
    expect(check()).toBeEnabled();
  },
);

test('R052 without a code there is no check', () => {
  open('applyState=6');
  expect(screen.queryByRole('button', { name: '重新检查' })).not.toBeInTheDocument();
});
