import type { PermissionResponse } from '@portal/subsystem-sdk';

/** The fields of the portal's permission data that this subsystem uses. */
export interface HousekeeperRights {
  /** Names of the user's projects. */
  projects: readonly string[];
  /** May edit orders; otherwise they are read-only. */
  canEdit: boolean;
  /** May assign an order to another housekeeper. */
  canAssign: boolean;
  /** May export the list. */
  canExport: boolean;
}

const NOTHING: HousekeeperRights = { projects: [], canEdit: false, canAssign: false, canExport: false };

const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads the permission data; anything unreadable is not granted. */
export function readRights(response: PermissionResponse | null): HousekeeperRights {
  const data = asRecord(response?.data);
  if (response?.status !== '1' || !data) return NOTHING;
  const permissions = asList(data.permissions);
  return {
    projects: asList(data.projects)
      .map((project) => asRecord(project)?.projectName)
      .filter((name): name is string => typeof name === 'string' && name !== '')
      .slice(0, 3),
    canEdit: permissions.includes('visit:edit'),
    canAssign: permissions.includes('building:assign'),
    canExport: permissions.includes('owner:edit'),
  };
}
