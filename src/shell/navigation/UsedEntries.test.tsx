import { render, screen } from '@testing-library/react';
import { environments } from '../../../config/environments';
import { navigationStore } from './navigationStore';
import { UsedEntries } from './UsedEntries';

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

const shown = () => screen.getAllByRole('link').map((link) => link.textContent);

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
