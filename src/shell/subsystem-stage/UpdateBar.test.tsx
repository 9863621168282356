import { render, screen } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import userEvent from '@testing-library/user-event';
import type { PaneUpdate } from '@/domain/subsystem/release';
import { reloadSubsystem } from '@/shell/subsystem-host';
import { UpdateBar } from './UpdateBar';

jest.mock('@/shell/subsystem-host', () => ({
  ...jest.requireActual('@/shell/subsystem-host'),
  reloadSubsystem: jest.fn(),
}));

const released: PaneUpdate = { kind: 'released', version: '2.4.0' };
const show = (update: PaneUpdate, version: string | null = null) => (
  <UpdateBar paneKey="lift" name="Lifts" update={update} version={version} />
);
beforeEach(() => setLocale('en-US'));
afterEach(() => setLocale('zh-CN'));

test.each<[PaneUpdate, string | null, RegExp, string]>([
  [released, '2.3.1', /^Lifts 2\.4\.0 is available; you have 2\.3\.1\.$/, 'status'],
  [released, null, /^A new version of Lifts is available\.$/, 'status'],
  [{ kind: 'released', version: null }, '2.3.1', /^A new version of Lifts is available\.$/, 'status'],
  [{ kind: 'file-missing', version: null }, '2.3.1', /^Part of Lifts could not be loaded/, 'alert'],
])('F20 %j while version %s is open', async (update, version, message, role) => {
  render(show(update, version));
  expect(screen.getByRole(role)).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadSubsystem).toHaveBeenCalledWith('lift');
});

test('F20 a new version can wait until the next one; a missing file cannot', async () => {
  const { rerender } = render(show(released));
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(show({ ...released, version: '2.5.0' }));
  expect(screen.getByRole('status')).toBeVisible();
  rerender(show({ kind: 'file-missing', version: null }));
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});
