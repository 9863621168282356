import {
  grayRule,
  grayServiceEntries,
  scopeItems,
  type GrayRule,
  type GrayServiceEntry,
  type ScopeItem,
} from '@/domain/gray-release/assumed';
import { grayService, type GrayService } from '@/domain/gray-release/schema';
import { nothing } from '@/domain/wire';
import { get, post } from '../http/endpoint';

const RULE = '/api/gray/rule';

/** Calls of the portal host about releasing a service step by step. */
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
