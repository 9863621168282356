import { act } from 'react';
import { renderSubsystem } from '@portal/subsystem-sdk/testing';
import { expect, test } from 'vitest';
import { lifecycles } from './lifecycles';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('lists the records in the language of the portal', async () => {
  const { container, setState, unmount } = await renderSubsystem(lifecycles, { act, state: { locale: 'en-US' } });
  expect(container.querySelector('h1')?.textContent).toBe('Records');
  expect(container.querySelectorAll('.rows li').length).toBeGreaterThan(0);

  await setState({ locale: 'zh-CN' });
  expect(container.querySelector('h1')?.textContent).toBe('记录');

  await unmount();
  expect(container.innerHTML).toBe('');
});

test('the form opens by its address, and reports unsaved work', async () => {
  const { container, portal } = await renderSubsystem(lifecycles, { act, address: '/records/new' });
  const input = container.querySelector('input')!;
  await act(async () => {
    // React listens to changes that it has not made itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'C-307');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(portal.calls).toContainEqual({ name: 'reportUnsaved', hasUnsaved: true });
});
