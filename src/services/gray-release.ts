import {
  grayRule,
  grayService,
  grayServiceEntries,
  scopeItems,
  type GrayRule,
  type GrayService,
  type GrayServiceEntry,
  type ScopeItem,
} from '@/domain/gray-release/schema';
import { nothing } from '@/domain/wire';
import { call, type CallOptions } from './http';
import { get, post } from './http/endpoint';

const RULE = '/api/gray/rule';

/** Endpoints of the portal host for gray release. */
export const grayReleaseEndpoints = {
  getGrayServiceName: get<void, GrayService>({
    row: 'R223',
    name: 'getGrayServiceName',
    host: 'portal',
    path: `${RULE}/getServiceName`,
    response: grayService,
    background: true,
  }),
  getGrayRule: get<{ serviceName: string }, GrayRule>({
    row: 'R224',
    name: 'getGrayRule',
    host: 'portal',
    path: `${RULE}/getGrayRule`,
    response: grayRule,
    needsData: true,
  }),
  listGrayServices: get<void, GrayServiceEntry[]>({
    row: 'R225',
    name: 'listGrayServices',
    host: 'portal',
    path: `${RULE}/getServices`,
    response: grayServiceEntries,
  }),
  listRegionScope: post<{ parentId?: string; keyword?: string }, ScopeItem[]>({
    row: 'R226',
    name: 'listRegionScope',
    host: 'portal',
    path: `${RULE}/getRegionScope`,
    response: scopeItems,
    background: true,
  }),
  listProjectScope: post<{ parentId?: string; keyword?: string }, ScopeItem[]>({
    row: 'R227',
    name: 'listProjectScope',
    host: 'portal',
    path: `${RULE}/getProjectScope`,
    response: scopeItems,
    background: true,
  }),
  listUserScope: post<{ jobNumbers?: string[]; keyword?: string }, ScopeItem[]>({
    row: 'R228',
    name: 'listUserScope',
    host: 'portal',
    path: `${RULE}/getUserScope`,
    response: scopeItems,
    background: true,
  }),
  saveGrayRule: post<GrayRule, void>({
    row: 'R229',
    name: 'saveGrayRule',
    host: 'portal',
    path: `${RULE}/saveGrayRule`,
    response: nothing,
    effect: 'changes',
  }),
};

/** Filter of a scope. */
export interface ScopeQuery {
  parentId?: string;
  keyword?: string;
}

/** The gray service of the current person; an empty name means none (R223). */
export const getGrayServiceName = (options?: CallOptions): Promise<GrayService> =>
  call(grayReleaseEndpoints.getGrayServiceName, undefined, options);

/** The rule of one service (R224). */
export const getGrayRule = (serviceName: string, options?: CallOptions): Promise<GrayRule> =>
  call(grayReleaseEndpoints.getGrayRule, { serviceName }, options);

/** The services that support gray release (R225). */
export const listGrayServices = (options?: CallOptions): Promise<GrayServiceEntry[]> =>
  call(grayReleaseEndpoints.listGrayServices, undefined, options);

/** Regions that a rule can include (R226). */
export const listRegionScope = (query: ScopeQuery = {}, options?: CallOptions): Promise<ScopeItem[]> =>
  call(grayReleaseEndpoints.listRegionScope, query, options);

/** Projects that a rule can include (R227). */
export const listProjectScope = (query: ScopeQuery = {}, options?: CallOptions): Promise<ScopeItem[]> =>
  call(grayReleaseEndpoints.listProjectScope, query, options);

/** People that a rule can include; unknown job numbers are missing from the response (R228). */
export const listUserScope = (
  query: { jobNumbers?: string[]; keyword?: string },
  options?: CallOptions,
): Promise<ScopeItem[]> => call(grayReleaseEndpoints.listUserScope, query, options);

/** Saves the rule of one service (R229). */
export const saveGrayRule = (rule: GrayRule, options?: CallOptions): Promise<void> =>
  call(grayReleaseEndpoints.saveGrayRule, rule, options);
