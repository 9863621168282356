import { history } from '@umijs/max';
import { sessionArea } from '@/utils/storage';
import { openAccessDenied, rememberDeniedName } from '.';

const request = { applyState: '5', systemCode: 'lift', systemName: '电梯', msg: '资料不全' };
const address = () => `${history.location.pathname}${history.location.search}`;

beforeEach(() => {
  sessionStorage.clear();
  history.push('/home');
});

test('R084 T14 the help page opens in a new history entry, with its content in the state', () => {
  const push = jest.spyOn(history, 'push');
  openAccessDenied(request);
  expect(push).toHaveBeenCalledTimes(1);
  expect(history.location.pathname).toBe('/help');
  expect(new URLSearchParams(history.location.search).get('applyState')).toBe('5');
  expect(history.location.state).toEqual({ help: request });
});

test('R173 the help page replaces the address of a subsystem that does not open', () => {
  const push = jest.spyOn(history, 'push');
  openAccessDenied(request, { replace: true });
  expect(push).not.toHaveBeenCalled();
  expect(history.location.pathname).toBe('/help');
  expect(history.location.state).toEqual({ help: request });
});

test('R058 a hidden side bar stays hidden on the help page', () => {
  openAccessDenied({ applyState: '6' });
  expect(address()).toBe('/help?applyState=6');
  history.push('/lift?hideBar=1');
  openAccessDenied({ applyState: '6' });
  expect(address()).toBe('/help?applyState=6&hideBar=1');
});

test('R145 the name is stored for the help page; a missing name does not overwrite it', () => {
  openAccessDenied(request);
  expect(sessionArea.read('help_tisp_name')).toBe('电梯');
  rememberDeniedName(undefined);
  rememberDeniedName('');
  expect(sessionArea.read('help_tisp_name')).toBe('电梯');
});
