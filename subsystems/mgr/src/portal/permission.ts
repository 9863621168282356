import type { PermissionResponse } from '@portal/subsystem-sdk';

/** What this subsystem reads out of the permission data that the portal hands over. */
export interface HousekeeperRights {
  /** Names of the projects that the person looks after. */
  projects: readonly string[];
  /** May handle orders; otherwise they are only shown. */
  canEdit: boolean;
  /** May hand an order to another housekeeper. */
  canAssign: boolean;
  /** May take the list away as a file. */
  canExport: boolean;
}

const NOTHING: HousekeeperRights = { projects: [], canEdit: false, canAssign: false, canExport: false };

const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads the rights; whatever cannot be read is not granted. */
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
