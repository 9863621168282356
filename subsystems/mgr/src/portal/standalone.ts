import { createFakePortal, type FakePortal } from '@portal/subsystem-sdk';

let portal: FakePortal | null = null;

/** The portal that is played when this subsystem runs standalone: a supervisor, so that everything can be tried. */
export function standalonePortal(): FakePortal {
  portal ??= createFakePortal({
    code: 'mgr',
    confirm: ({ title, content }) => window.confirm(`${title}\n${content}`),
    state: {
      locale: navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US',
      permissions: {
        powerCodes: [],
        menus: [],
        housekeeper: { status: '1', data: { permissions: ['visit:edit', 'building:assign', 'owner:edit'] } },
      },
    },
  });
  return portal;
}
