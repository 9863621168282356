import type { Registry } from '@/domain/subsystem/registry';

/** What Umi's `MicroAppLink` reads in a slave: under which path the portal shows each subsystem. */
export const umiRoutesInfo = (registry: Pick<Registry, 'subsystems'> | null) => ({
  __globalRoutesInfo: {
    masterHistoryType: 'browser',
    base: '/',
    microAppRoutes: [...(registry?.subsystems.keys() ?? [])].map((code) => ({ microApp: code, path: `/${code}/*` })),
  },
});
