// Assumed: the specification names the calls of the permission application, not their bodies (A16, A23).
import * as z from 'zod/mini';
import { id, listOf, maybe, text, wireObject, type Schema } from '../wire';

/** An area, a project of an area, or a department of a project. */
export interface OrganizationItem {
  id: string;
  name: string;
  parentId?: string;
}

export const organizationItems: Schema<OrganizationItem[]> = listOf(
  wireObject({ id, name: text, parentId: z.optional(maybe(id)) }),
);

/** A role type or a skill. */
export interface NamedItem {
  id: string;
  name: string;
}

export const namedItems: Schema<NamedItem[]> = listOf(wireObject({ id, name: text }));

/** The form as it is sent (A23). */
export interface PermissionApplication {
  systemCode: string;
  areaId: string;
  itemId: string;
  departmentId: string;
  roleTypeIds: string[];
  skillIds: string[];
  reason: string;
}
