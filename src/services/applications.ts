import {
  namedItems,
  organizationItems,
  type NamedItem,
  type OrganizationItem,
  type PermissionApplication,
} from '@/domain/permission-application/schema';
import { nothing } from '@/domain/wire';
import { cachePerToken, call, type CallOptions } from './http';
import { post } from './http/endpoint';

/** Endpoints of the permission application (A23). */
export const applicationEndpoints = {
  listAreas: post<{ parentId?: string; keyword?: string }, OrganizationItem[]>({
    row: 'R230',
    name: 'listAreas',
    path: '/api/area/getAreaList',
    response: organizationItems,
    background: true,
  }),
  listProjects: post<{ areaId: string; keyword?: string }, OrganizationItem[]>({
    row: 'R231',
    name: 'listProjects',
    path: '/api/item/getItemList',
    response: organizationItems,
    background: true,
  }),
  listDepartments: post<{ itemId: string; keyword?: string }, OrganizationItem[]>({
    row: 'R232',
    name: 'listDepartments',
    path: '/api/department/getDeptItems',
    response: organizationItems,
    background: true,
  }),
  listRoleTypes: post<{ systemCode?: string }, NamedItem[]>({
    row: 'R233',
    name: 'listRoleTypes',
    path: '/api/role/type/operationIntegrationlist',
    response: namedItems,
    background: true,
  }),
  listSkills: post<{ systemCode?: string }, NamedItem[]>({
    row: 'R234',
    name: 'listSkills',
    path: '/api/skill/getList',
    response: namedItems,
    background: true,
  }),
  sendApplication: post<PermissionApplication, void>({
    row: 'R235',
    name: 'sendApplication',
    path: '/api/user/oiAuthentication',
    response: nothing,
    effect: 'creates',
  }),
  sendWorkOrderApplication: post<PermissionApplication, void>({
    row: 'R236',
    name: 'sendWorkOrderApplication',
    host: 'workOrder',
    path: '/user/oiAuthentication',
    response: nothing,
    effect: 'creates',
  }),
};

/** Filter of the areas. */
export interface AreaQuery {
  parentId?: string;
  keyword?: string;
}

const cachedAreas = cachePerToken((query: AreaQuery) => call(applicationEndpoints.listAreas, query, { quiet: true }));

/** Areas of the group, cached (R230). The caller shows failures. */
export const listAreas = (query: AreaQuery = {}): Promise<OrganizationItem[]> => cachedAreas(query);

/** Projects of an area (R231). */
export const listProjects = (
  query: { areaId: string; keyword?: string },
  options?: CallOptions,
): Promise<OrganizationItem[]> => call(applicationEndpoints.listProjects, query, options);

/** Departments of a project (R232). */
export const listDepartments = (
  query: { itemId: string; keyword?: string },
  options?: CallOptions,
): Promise<OrganizationItem[]> => call(applicationEndpoints.listDepartments, query, options);

/** Role types that can be requested (R233). */
export const listRoleTypes = (query: { systemCode?: string } = {}, options?: CallOptions): Promise<NamedItem[]> =>
  call(applicationEndpoints.listRoleTypes, query, options);

/** Skills that can be selected (R234). */
export const listSkills = (query: { systemCode?: string } = {}, options?: CallOptions): Promise<NamedItem[]> =>
  call(applicationEndpoints.listSkills, query, options);

/** Sends a permission application (R235). */
export const sendApplication = (application: PermissionApplication, options?: CallOptions): Promise<void> =>
  call(applicationEndpoints.sendApplication, application, options);

/** Sends a permission application for the work-order platform, which has its own host (R236). */
export const sendWorkOrderApplication = (application: PermissionApplication, options?: CallOptions): Promise<void> =>
  call(applicationEndpoints.sendWorkOrderApplication, application, options);
