import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createFakePortal } from '@portal/subsystem-sdk';
import { PortalProvider } from '@portal/subsystem-sdk/react';
import { expect, test, vi } from 'vitest';
import { RecordForm } from './RecordForm';
import { RecordList } from './RecordList';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const portal = createFakePortal({ state: { locale: 'en-US' } });

/** Renders a component with the fake portal. */
async function render(node: React.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<PortalProvider portal={portal}>{node}</PortalProvider>));
  return container;
}

test('lists the records in the language of the portal', async () => {
  const container = await render(<RecordList onAdd={vi.fn()} />);
  expect(container.querySelector('h1')?.textContent).toBe('Records');
  await act(async () => portal.setState({ locale: 'zh-CN' }));
  expect(container.querySelector('h1')?.textContent).toBe('记录');
});

test('the form reports unsaved work', async () => {
  const container = await render(<RecordForm onClose={vi.fn()} />);
  const input = container.querySelector('input')!;
  await act(async () => {
    // React listens to changes that it has not made itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'C-307');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(portal.calls).toContainEqual({ name: 'reportUnsaved', hasUnsaved: true });
});
