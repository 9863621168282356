import { fireEvent, render, screen } from '@testing-library/react';
import { environments } from '../../../config/environments';
import { loadEntries } from './loadEntries';
import { navigationStore } from './navigationStore';
import { UsedEntries } from './UsedEntries';

jest.mock('./loadEntries');

const entry = (systemCode: string, systemName: string) =>
  ({
    id: systemCode,
    systemCode,
    systemName,
    isShow: '1',
    orderNumber: 1,
    isFixed: '0',
    isByd: '0',
    icon: '',
  }) as never;

const CODES = ['housekeeper', 'lift', 'nfc', 'af', 'opbi', 'wcx', 'mgr', 'jcpt', 'gdzt'];

const shown = () => screen.getAllByRole('link').map((link) => link.textContent);

test.each([
  [0, 3],
  [150, 3],
  [4 * (46 + 2 * 14) - 1, 3],
  [4 * (46 + 2 * 14), 4],
  [5 * (46 + 2 * 14), 5],
  [5000, 7],
])('R081 R086 in %i px there is room for %i names of two characters', (width, count) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  window.__PORTAL_ENVIRONMENT__ = environments.test;
  navigationStore.setState({ status: 'ready', list: CODES.map((code) => entry(code, '电梯')), recentCodes: [] });
  render(<UsedEntries title="常用系统" />);
  expect(shown()).toHaveLength(count);
});

test('R081 the systems used last come first, then the others; pages of the portal itself are none', () => {
  window.__PORTAL_ENVIRONMENT__ = environments.test;
  const list = [
    ['housekeeper', '管家'],
    ['lift', '电梯'],
    ['nfc', '门禁'],
    ['systemManager', '待办'],
  ].map(([code, name]) => entry(code!, name!));
  navigationStore.setState({ status: 'ready', list, recentCodes: ['nfc', 'gone'] });
  render(<UsedEntries title="常用系统" />);
  expect(screen.getByRole('navigation', { name: '常用系统' })).toBeInTheDocument();
  expect(shown()[0]).toContain('门禁');
  expect(shown()).toHaveLength(3);
});

test('R211 a list that could not be loaded can be loaded again here', () => {
  navigationStore.setState({ status: 'failed', list: [], recentCodes: [] });
  render(<UsedEntries title="常用系统" />);
  expect(screen.getByText('系统列表加载失败')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(loadEntries).toHaveBeenCalledTimes(1);
});

test('R081 A40 a list without systems says so', () => {
  navigationStore.setState({ status: 'ready', list: [], recentCodes: [] });
  render(<UsedEntries title="常用系统" />);
  expect(screen.getByText('您还没有可用的系统')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
