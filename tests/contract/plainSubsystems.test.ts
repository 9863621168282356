/** The sample subsystems without a framework, which replace their elements when they draw a page again. */
import { createFakePortal, type PortalContext } from '@portal/subsystem-sdk';
import { startApp } from '../../subsystems/gdzt/src/app';
import { createStore } from '../../subsystems/gdzt/src/tickets/store';
import { runApp } from '../../subsystems/nfc/src/app';
import { createRegister } from '../../subsystems/nfc/src/cards/register';

// The style sheets are texts there.
jest.mock('../../subsystems/gdzt/src/style.css', () => '');
jest.mock('../../subsystems/nfc/src/style.css', () => '');
// jsdom has none.
Object.assign(globalThis, { CSS: { escape: String } });

type Start = (container: HTMLElement, portal: PortalContext) => () => void;

test.each<[code: string, right: string, start: Start]>([
  ['gdzt', 'gdzt:dispatch', (container, portal) => startApp(container, portal, createStore(new Date()))],
  ['nfc', 'nfc:issue', (container, portal) => runApp(container, portal, createRegister(new Date()))],
])(
  'R194 R195 in %s what is being typed stays when the permission codes arrive, and nothing is drawn when they are read again',
  (code, right, start) => {
    const container = document.body.appendChild(document.createElement('div'));
    const portal = createFakePortal();
    const { permissions } = portal.getState();
    portal.setState({ permissions: { ...permissions, powerCodes: [] } });
    const stop = start(container, portal);
    const search = () => container.querySelector<HTMLInputElement>(`#${code}-search`)!;
    const first = search();
    first.focus();
    first.value = '云栖';
    first.setSelectionRange(1, 1);
    portal.setState({ permissions: { ...permissions, powerCodes: [] } });
    expect(search()).toBe(first);
    portal.setState({ permissions: { ...permissions, powerCodes: [right] } });
    expect(search()).not.toBe(first);
    expect(document.activeElement).toBe(search());
    expect(search().value).toBe('云栖');
    expect(search().selectionStart).toBe(1);
    stop();
    container.remove();
  },
);
