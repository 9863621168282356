import { renderSubsystem } from '@portal/subsystem-sdk/testing';
import { expect, test, vi } from 'vitest';
import { lifecycles } from './lifecycles';

test('lists the records in the language of the portal', async () => {
  const { container, setState, unmount } = await renderSubsystem(lifecycles, { state: { locale: 'en-US' } });
  expect(container.querySelector('h1')?.textContent).toBe('Records');
  expect(container.querySelectorAll('.rows li').length).toBeGreaterThan(0);

  await setState({ locale: 'zh-CN' });
  expect(container.querySelector('h1')?.textContent).toBe('记录');

  await unmount();
  expect(container.textContent).toBe('');
});

test('the form opens by its address, and reports unsaved work', async () => {
  const { container, portal } = await renderSubsystem(lifecycles, { address: '/records/new' });
  const input = container.querySelector('input')!;
  input.value = 'C-307';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(portal.calls).toContainEqual({ name: 'reportUnsaved', hasUnsaved: true }));
});
