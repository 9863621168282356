import { carryHideBar, outerOf } from '@/domain/subsystem/address';
import { createFakePortal } from '@portal/subsystem-sdk';
import { createFrameContext } from '../../packages/subsystem-sdk/src/start/frameContext';

describe('links of a micro-app in a frame', () => {
  test.each([
    '/',
    '/tasks/3?flag',
    '/tasks?q=a%20b&q=c+d',
    '/tasks?source=other&t=17&tab=log',
    '/?t=1&code=x',
    '/a b?=&&x=%3D#a b',
    'tasks/3/?tab=日志',
    '/tasks?',
  ])("have the portal's spelling: %s", (inner) => {
    const variants: [string, string | null][] = [
      ['byd', 'workorder'],
      ['byd', 'a b&c'],
      ['iframe', 'x'],
      ['opbi', null],
    ];
    for (const [code, variant] of variants) {
      for (const hideBar of [false, true]) {
        const hrefIn = (at: string, present = '/') =>
          new URL(carryHideBar(outerOf(code, at, variant), present), 'https://portal.example').href;
        const { context } = createFrameContext(
          {
            type: 'portal:welcome',
            protocol: '1.1',
            code,
            variant,
            address: '/',
            href: hrefIn('/'),
            state: { ...createFakePortal().getState(), hideBar },
          },
          { postMessage: () => undefined, close: () => undefined } as unknown as MessagePort,
          () => undefined,
        );
        expect(context.navigation.hrefOf(inner)).toBe(hrefIn(inner, hideBar ? '?hideBar=1' : '/'));
      }
    }
  });
});
