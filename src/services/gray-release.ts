import type { GrayRule, GrayServiceEntry, ScopeItem } from '@/domain/gray-release/assumed';
import type { GrayService } from '@/domain/gray-release/schema';
import { grayReleaseEndpoints } from './endpoints/gray-release';
import { call, type CallOptions } from './http';

/** What part of a scope is asked for. */
export interface ScopeQuery {
  parentId?: string;
  keyword?: string;
}

/** The gray service this person is on; an empty name means none (R223). */
export const getGrayServiceName = (options?: CallOptions): Promise<GrayService> =>
  call(grayReleaseEndpoints.getGrayServiceName, undefined, options);

/** The rule of one service (R224). */
export const getGrayRule = (serviceName: string, options?: CallOptions): Promise<GrayRule> =>
  call(grayReleaseEndpoints.getGrayRule, { serviceName }, options);

/** The services that can be released step by step (R225). */
export const listGrayServices = (options?: CallOptions): Promise<GrayServiceEntry[]> =>
  call(grayReleaseEndpoints.listGrayServices, undefined, options);

/** Regions a rule can name (R226). */
export const listRegionScope = (query: ScopeQuery = {}, options?: CallOptions): Promise<ScopeItem[]> =>
  call(grayReleaseEndpoints.listRegionScope, query, options);

/** Projects a rule can name (R227). */
export const listProjectScope = (query: ScopeQuery = {}, options?: CallOptions): Promise<ScopeItem[]> =>
  call(grayReleaseEndpoints.listProjectScope, query, options);

/** People a rule can name; job numbers nobody has are missing from the answer (R228). */
export const listUserScope = (
  query: { jobNumbers?: string[]; keyword?: string },
  options?: CallOptions,
): Promise<ScopeItem[]> => call(grayReleaseEndpoints.listUserScope, query, options);

/** Saves the rule of one service (R229). */
export const saveGrayRule = (rule: GrayRule, options?: CallOptions): Promise<void> =>
  call(grayReleaseEndpoints.saveGrayRule, rule, options);
