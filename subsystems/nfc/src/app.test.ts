import { createFakePortal } from '@portal/subsystem-sdk';
import { runApp } from './app';
import { createRegister } from './cards/register';

jest.mock('./style.css', () => '', { virtual: true });
// jsdom has none.
Object.assign(globalThis, { CSS: { escape: String } });

test('R194 R195 what is being typed stays when the permission codes arrive, and nothing is drawn when they are read again', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const portal = createFakePortal();
  const { permissions } = portal.getState();
  portal.setState({ permissions: { ...permissions, powerCodes: [] } });
  const stop = runApp(container, portal, createRegister(new Date()));
  const search = () => container.querySelector<HTMLInputElement>('#nfc-search')!;
  const first = search();
  first.focus();
  first.value = '云栖';
  first.setSelectionRange(1, 1);
  portal.setState({ permissions: { ...permissions, powerCodes: [] } });
  expect(search()).toBe(first);
  portal.setState({ permissions: { ...permissions, powerCodes: ['nfc:issue'] } });
  expect(search()).not.toBe(first);
  expect(document.activeElement).toBe(search());
  expect(search().value).toBe('云栖');
  expect(search().selectionStart).toBe(1);
  stop();
});
