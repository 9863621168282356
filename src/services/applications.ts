import type { NamedItem, OrganisationItem, PermissionApplication } from '@/domain/application/assumed';
import { applicationEndpoints } from './endpoints/applications';
import { call, cachePerToken, type CallOptions } from './http';

/** What part of the areas is asked for. */
export interface AreaQuery {
  parentId?: string;
  keyword?: string;
}

const cachedAreas = cachePerToken((query: AreaQuery) => call(applicationEndpoints.listAreas, query, { quiet: true }));

/** Areas of the group, asked for once (R230). Its caller shows a failure. */
export const listAreas = (query: AreaQuery = {}): Promise<OrganisationItem[]> => cachedAreas(query);

/** Projects of an area (R231). */
export const listItems = (
  query: { areaId: string; keyword?: string },
  options?: CallOptions,
): Promise<OrganisationItem[]> => call(applicationEndpoints.listItems, query, options);

/** Departments of a project (R232). */
export const listDepartments = (
  query: { itemId: string; keyword?: string },
  options?: CallOptions,
): Promise<OrganisationItem[]> => call(applicationEndpoints.listDepartments, query, options);

/** Role types a person can ask for (R233). */
export const listRoleTypes = (query: { systemCode?: string } = {}, options?: CallOptions): Promise<NamedItem[]> =>
  call(applicationEndpoints.listRoleTypes, query, options);

/** Skills a person can name (R234). */
export const listSkills = (query: { systemCode?: string } = {}, options?: CallOptions): Promise<NamedItem[]> =>
  call(applicationEndpoints.listSkills, query, options);

/** Sends a permission application (R235). */
export const sendApplication = (application: PermissionApplication, options?: CallOptions): Promise<void> =>
  call(applicationEndpoints.sendApplication, application, options);

/** Sends a permission application for the work-order platform, which has a host of its own (R236). */
export const sendWorkOrderApplication = (application: PermissionApplication, options?: CallOptions): Promise<void> =>
  call(applicationEndpoints.sendWorkOrderApplication, application, options);
