import { createFakePortal, type FakePortal } from '@portal/subsystem-sdk';

let portal: FakePortal | null = null;

/** The fake portal of the standalone mode: a supervisor, who has every permission. */
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
