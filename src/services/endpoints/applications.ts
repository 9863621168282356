import {
  namedItems,
  organisationItems,
  type NamedItem,
  type OrganisationItem,
  type PermissionApplication,
} from '@/domain/application/assumed';
import { nothing } from '@/domain/wire';
import { post } from '../http/endpoint';

/** Calls of the permission application (A23). */
export const applicationEndpoints = {
  listAreas: post<{ parentId?: string; keyword?: string }, OrganisationItem[]>({
    row: 'R230',
    name: 'listAreas',
    path: '/api/area/getAreaList',
    response: organisationItems,
    background: true,
  }),
  listItems: post<{ areaId: string; keyword?: string }, OrganisationItem[]>({
    row: 'R231',
    name: 'listItems',
    path: '/api/item/getItemList',
    response: organisationItems,
    background: true,
  }),
  listDepartments: post<{ itemId: string; keyword?: string }, OrganisationItem[]>({
    row: 'R232',
    name: 'listDepartments',
    path: '/api/department/getDeptItems',
    response: organisationItems,
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
